import { randomUUID } from 'node:crypto';
import { viewUidFor } from '#domain/access';
import { paths } from '#domain/collections';
import { actionsOn } from '../support/accounts';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import {
  askIdentity,
  auth,
  call,
  change,
  closeAdmin,
  db,
  functionUrl,
  password,
  readStatus,
  refreshSession,
  runScheduled,
  type SignedIn,
  signIn,
  signUp,
  signUpAdmin,
  site,
} from '../support/stack';

afterAll(closeAdmin);

interface Viewer extends SignedIn {
  readonly refreshToken: string;
  readonly customToken: string;
}

async function view(admin: SignedIn, person: SignedIn): Promise<Viewer> {
  const request = { uid: person.uid, reason: 'They asked for help.' };
  const { token: customToken } = await call<{ token: string }>('viewAsUser', request, admin);
  return redeem(customToken, person);
}

async function redeem(customToken: string, person: SignedIn): Promise<Viewer> {
  const { idToken, refreshToken } = await askIdentity('signInWithCustomToken', { token: customToken });
  return { ...person, token: String(idToken), refreshToken: String(refreshToken), customToken };
}

const viewExists = async (admin: SignedIn, person: SignedIn) =>
  auth.getUser(viewUidFor(admin.uid, person.uid)).then(
    () => true,
    () => false,
  );

/** Reads an account from Firebase Authentication, except for the times of its tokens. */
async function recordOf({ uid }: SignedIn): Promise<object> {
  const { tokensValidAfterTime, metadata, ...record } = (await auth.getUser(uid)).toJSON() as Record<
    string,
    unknown
  >;
  return record;
}

describe('viewing as a user', () => {
  it('reads as the user and changes nothing', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const jobId = await submit(person, { url: 'http://127.0.0.1:9/' });
    await jobWhen(jobId, hasEnded);
    const viewer = await view(admin, person);
    expect(await readStatus(paths.job(jobId), viewer)).toBe(200);
    expect(await readStatus(paths.accessSettings, viewer)).toBe(403);
    await expect(call('startSession', {}, viewer)).resolves.toMatchObject({ refresh: false });
    for (const [name, request] of [
      ['submitJob', { input: { url: site }, idempotencyKey: randomUUID() }],
      ['cancelJob', { jobId }],
      ['retryJob', { jobId, idempotencyKey: randomUUID() }],
      ['updateProfile', { displayName: 'Me', photoURL: null }],
      ['signOutEverywhere', {}],
      ['endSession', { session: '1700000000' }],
      ['deleteMyAccount', { confirm: person.email }],
    ] as const) {
      await expect(call(name, request, viewer)).rejects.toMatchObject({ code: 'view-only' });
    }
    const exported = await fetch(functionUrl('exportMyData'), {
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    expect(exported.status).toBe(403);
    expect(await actionsOn(person.uid)).toMatchObject([
      { actorUid: admin.uid, action: 'user.view-as', reason: 'They asked for help.' },
    ]);
  });

  it('returns what the screens show of the user’s account', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const request = { uid: person.uid, reason: 'They asked for help.' };
    await expect(call('viewAsUser', request, admin)).resolves.toMatchObject({
      account: {
        uid: person.uid,
        email: person.email,
        emailVerified: true,
        providers: [{ providerId: 'password', email: person.email }],
      },
    });
  });

  it.each([
    ['set a password', 'update', { password: 'taken-over' }],
    ['change the email address', 'update', { email: `taken-${Date.now()}@example.test` }],
    ['change the name', 'update', { displayName: 'Taken' }],
    ['remove the password', 'update', { deleteProvider: ['password'] }],
    ['delete the account', 'delete', {}],
  ])('can’t %s of the user at Firebase Authentication', async (_, method, what) => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const before = await recordOf(person);
    const viewer = await view(admin, person);
    await askIdentity(method, { idToken: viewer.token, ...what });
    // Naming the user's account in the request has no effect.
    await askIdentity(method, { idToken: viewer.token, localId: person.uid, ...what });
    expect(await recordOf(person)).toEqual(before);
    await expect(signIn(person)).resolves.toMatchObject({ uid: person.uid });
  });

  it('has no data and gets no account when its own account signs in with a password', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const viewer = await view(admin, person);
    const email = `view-${Date.now()}@example.test`;
    await askIdentity('update', { idToken: viewer.token, email, password });
    const { idToken, localId } = await askIdentity('signInWithPassword', { email, password });
    expect(localId).toBe(viewUidFor(admin.uid, person.uid));
    const holder = { uid: String(localId), email, token: String(idToken) };
    expect(await readStatus(paths.user(person.uid), holder)).toBe(403);
    await expect(call('startSession', {}, holder)).rejects.toMatchObject({ code: 'view-ended' });
    expect((await db.doc(paths.user(holder.uid)).get()).exists).toBe(false);
  });

  it('ends for good when the viewer ends it, even with stored tokens', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const viewer = await view(admin, person);
    expect(await readStatus(paths.user(person.uid), viewer)).toBe(200);
    await call('endView', {}, viewer);
    expect(await readStatus(paths.user(person.uid), viewer)).toBe(403);
    await expect(call('startSession', {}, viewer)).rejects.toMatchObject({ code: 'view-ended' });
    expect(await viewExists(admin, person)).toBe(false);
    expect(await refreshSession(viewer.refreshToken)).toHaveProperty('error');
    // The custom token can be used once more. It recreates an account without rights, which the next sweep deletes.
    const again = await redeem(viewer.customToken, person);
    expect(await readStatus(paths.user(person.uid), again)).toBe(403);
    await runScheduled('sweepAccounts');
    expect(await viewExists(admin, person)).toBe(false);
  });

  it.each<[string, (admin: SignedIn, person: SignedIn) => Promise<unknown>]>([
    ['is demoted', async ({ uid }) => call('setAdmin', { uid, admin: false }, await signUpAdmin('chief'))],
    [
      'is blocked',
      async ({ uid }) =>
        call('setUserState', { uid, state: 'blocked', reason: 'Left.' }, await signUpAdmin('chief')),
    ],
    ['logs out everywhere', (admin) => call('signOutEverywhere', {}, admin)],
    ['is signed out by another', async ({ uid }) => call('signOutUser', { uid }, await signUpAdmin('chief'))],
    [
      'is deleted',
      async ({ uid, email }) =>
        call('deleteUser', { uid, confirm: email, reason: 'Left.' }, await signUpAdmin('chief')),
    ],
  ])('ends within two seconds when the admin %s, with its refresh token', async (_, end) => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const viewer = await view(admin, person);
    expect(await readStatus(paths.user(person.uid), viewer)).toBe(200);
    await end(admin, person);
    const endedAt = Date.now();
    expect(await readStatus(paths.user(person.uid), viewer)).toBe(403);
    expect(await refreshSession(viewer.refreshToken)).toHaveProperty('error');
    expect(Date.now() - endedAt).toBeLessThan(2_000);
  });

  it('ends when the user becomes an admin', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const viewer = await view(admin, person);
    await call('setAdmin', { uid: person.uid, admin: true }, admin);
    expect(await readStatus(paths.user(person.uid), viewer)).toBe(403);
  });

  it('is rejected as soon as the admin’s document is blocked, before any cleanup', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const viewer = await view(admin, person);
    await change(paths.user(admin.uid), { admin: false });
    expect(await readStatus(paths.user(person.uid), viewer)).toBe(403);
    await expect(call('startSession', {}, viewer)).rejects.toMatchObject({ code: 'view-ended' });
  });

  it('is deleted by the sweep when it has expired', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await view(admin, person);
    const path = paths.view(viewUidFor(admin.uid, person.uid));
    await change(path, { startedAt: new Date(Date.now() - 2 * 3_600_000), endsAt: new Date(Date.now() - 1) });
    await runScheduled('sweepAccounts');
    expect(await viewExists(admin, person)).toBe(false);
    expect((await db.doc(path).get()).exists).toBe(false);
  });

  it('is rejected for other admins', async () => {
    const [admin, other] = [await signUpAdmin(), await signUpAdmin('other')];
    await expect(call('viewAsUser', { uid: other.uid, reason: 'Nosy.' }, admin)).rejects.toMatchObject({
      code: 'admin-account',
    });
  });
});
