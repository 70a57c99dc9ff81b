import { randomUUID } from 'node:crypto';
import { paths } from '#domain/collections';
import { noPauses } from '#domain/pauses';
import { actionsOn, claimsOf, userOf } from '../support/accounts';
import { submit } from '../support/jobs';
import {
  call,
  change,
  closeAdmin,
  db,
  readStatus,
  type SignedIn,
  signIn,
  signUp,
  signUpAdmin,
  site,
} from '../support/stack';

/** Other files leave settings behind, and need open sign-ups even if a test here fails. */
const openAccess = () => db.doc(paths.accessSettings).set({ mode: 'open' });

beforeEach(openAccess);

afterAll(async () => {
  await openAccess();
  await closeAdmin();
});

describe('a user without the admin role', () => {
  it.each<[string, (target: SignedIn) => object]>([
    ['setUserState', ({ uid }) => ({ uid, state: 'active' })],
    ['setAdmin', ({ uid }) => ({ uid, admin: true })],
    ['setPlan', ({ uid }) => ({ uid, plan: 'team', limits: {} })],
    ['signOutUser', ({ uid }) => ({ uid })],
    ['viewAsUser', ({ uid }) => ({ uid, reason: 'curiosity' })],
    ['deleteUser', ({ uid, email }) => ({ uid, confirm: email, reason: 'spite' })],
    ['readAccount', ({ uid }) => ({ uid })],
    ['setAccessMode', () => ({ mode: 'open' })],
    ['setPaused', () => ({ feature: 'jobs', paused: false })],
    ['setSignUpDefaults', () => ({ plan: 'team', limits: {} })],
    [
      'decideWaitlist',
      () => ({ batchId: randomUUID(), decision: 'approve', who: { by: 'first', count: 1 } }),
    ],
  ])('can’t call %s', async (name, request) => {
    const [person, target] = [await signUp(), await signUp('target')];
    await expect(call(name, request(target), person)).rejects.toMatchObject({ code: 'not-admin' });
    await expect(call(name, request(target))).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
    const demoted = await signUpAdmin();
    await change(paths.user(demoted.uid), { admin: false });
    await expect(call(name, request(target), demoted)).rejects.toMatchObject({ code: 'not-admin' });
  });
});

describe('the admin’s own account', () => {
  it.each<[string, (self: SignedIn) => object]>([
    ['setUserState', ({ uid }) => ({ uid, state: 'blocked', reason: 'Oops.' })],
    ['setUserState', ({ uid }) => ({ uid, state: 'waitlisted' })],
    ['setAdmin', ({ uid }) => ({ uid, admin: false })],
    ['viewAsUser', ({ uid }) => ({ uid, reason: 'Oops.' })],
    ['deleteUser', ({ uid, email }) => ({ uid, confirm: email, reason: 'Oops.' })],
  ])('is protected from %s', async (name, request) => {
    const admin = await signUpAdmin();
    await expect(call(name, request(admin), admin)).rejects.toMatchObject({ code: 'yourself' });
    expect(await userOf(admin.uid)).toMatchObject({ admin: true, state: 'active' });
  });

  it('can’t be deleted in settings', async () => {
    const admin = await signUpAdmin();
    await expect(call('deleteMyAccount', { confirm: admin.email }, admin)).rejects.toMatchObject({
      code: 'admin-account',
    });
  });

  it.each<[string, (other: SignedIn) => object]>([
    ['setAdmin', ({ uid }) => ({ uid, admin: false })],
    ['setUserState', ({ uid }) => ({ uid, state: 'blocked', reason: 'A coup.' })],
  ])('one admin remains when two use %s on each other concurrently', async (name, request) => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await signUpAdmin('one'), await signUpAdmin('two')];
      const answers = await Promise.allSettled([
        call(name, request(two), one),
        call(name, request(one), two),
      ]);
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
      const left = [await userOf(one.uid), await userOf(two.uid)].filter(
        (user) => user?.admin && user.state === 'active',
      );
      expect(left).toHaveLength(1);
    }
  });
});

describe('roles, plans and settings', () => {
  it('grants and revokes the admin role', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await call('setAdmin', { uid: person.uid, admin: true }, admin);
    expect(await claimsOf(person.uid)).toEqual({ admin: true });
    const promoted = await signIn(person);
    expect(await readStatus(paths.accessSettings, promoted)).toBe(200);
    await call('setAdmin', { uid: person.uid, admin: false }, admin);
    expect(await readStatus(paths.accessSettings, promoted)).toBe(403);
    expect(await claimsOf(person.uid)).toEqual({});
    expect((await actionsOn(person.uid)).map((action) => action.after)).toEqual([
      { admin: true },
      { admin: false },
    ]);
  });

  it('sets plan and limits, which apply to the next job', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await call('setPlan', { uid: person.uid, plan: 'pro', limits: { pagesPerJob: 7 } }, admin);
    await expect(submit(person, { url: site, maxPages: 8 })).rejects.toMatchObject({
      message: expect.stringContaining('limit is 7 pages per job'),
    });
    expect(await actionsOn(person.uid)).toMatchObject([
      { action: 'user.plan', before: { plan: 'free' }, after: { plan: 'pro', pagesPerJob: 7 } },
    ]);
    await expect(
      call('setPlan', { uid: person.uid, plan: 'pro', limits: { wishes: 3 } }, admin),
    ).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('sets the access mode and keeps the other settings', async () => {
    const admin = await signUpAdmin();
    await call('setSignUpDefaults', { plan: 'free', limits: { schedules: 3 } }, admin);
    await call('setAccessMode', { mode: 'closed' }, admin);
    expect((await db.doc(paths.accessSettings).get()).data()).toEqual({
      mode: 'closed',
      plan: 'free',
      limits: { schedules: 3 },
      ...noPauses,
      freeChecks: true,
      adminsNeedSecondFactor: false,
    });
    const actions = await db.collection(paths.auditLog).where('actorUid', '==', admin.uid).get();
    expect(actions.docs.map((doc) => doc.data())).toContainEqual(
      expect.objectContaining({
        action: 'settings.access-mode',
        before: { mode: 'open' },
        after: { mode: 'closed' },
      }),
    );
  });

  it('signs out another user', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await call('signOutUser', { uid: person.uid }, admin);
    await expect(submit(person, { url: site })).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('reads an account from Firebase Authentication', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    expect(await call('readAccount', { uid: person.uid }, admin)).toMatchObject({
      uid: person.uid,
      email: person.email,
      emailVerified: true,
      disabled: false,
      providers: [{ providerId: 'password', email: person.email }],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });
});
