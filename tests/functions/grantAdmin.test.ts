import { deleteApp, getApp } from 'firebase-admin/app';
import { paths } from '#domain/collections';
import { grantAdmin } from '#functions/access/admin/grantAdmin';
import { setSignUps } from '../support/accessMode';
import { auth, call, closeAdmin, createAccount, db, freshAddress, signIn } from '../support/stack';

afterAll(closeAdmin);
// The functions' code in this process has an app of its own.
afterAll(() => deleteApp(getApp()));

describe('granting the admin role from the command line', () => {
  it('activates a waitlisted user, once', async () => {
    await setSignUps('waitlist');
    const person = await createAccount(freshAddress('first'));
    await call('startSession', {}, person);
    await setSignUps('open');
    expect(await grantAdmin(person.email.toUpperCase())).toBe(person.uid);
    await grantAdmin(person.email);
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ admin: true });
    const actions = await db.collection(paths.auditLog).where('targetUid', '==', person.uid).get();
    expect(actions.docs.map((doc) => doc.data())).toMatchObject([
      { actorUid: 'operator', action: 'user.admin', after: { admin: true, state: 'active' } },
    ]);
    await call('setAccessMode', { mode: 'open' }, await signIn(person));
  });

  it('creates the document of an account without a session', async () => {
    const person = await createAccount(freshAddress('quick'));
    await grantAdmin(person.email);
    await expect(call('startSession', {}, person)).resolves.toMatchObject({ claims: { admin: true } });
  });

  it('rejects an email address without an account', async () => {
    await expect(grantAdmin('nobody@example.test')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
