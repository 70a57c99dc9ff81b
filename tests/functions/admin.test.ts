import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import * as v from 'valibot';
import { runSlice } from '../../functions/src/jobs/runSlice';
import { recordJob } from '../../functions/src/jobs/submit';
import { jobInputSchema } from '../../src/domain/jobInput';
import { startFaultySite } from '../support/faultySite';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import {
  askIdentity,
  auth,
  call,
  closeAdmin,
  db,
  functionUrl,
  readStatus,
  type SignedIn,
  signIn,
  signUp,
  signUpAdmin,
  site,
} from '../support/stack';

afterAll(closeAdmin);
// The functions' code that runs in this process has an app of its own.
afterAll(() => deleteApp(getApp()));

const userOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const claimsOf = async (uid: string) => (await auth.getUser(uid)).customClaims ?? {};
const deedsOn = async (uid: string) =>
  (await db.collection('audit').where('targetUid', '==', uid).get()).docs
    .map((doc) => doc.data())
    .sort((a, b) => a.at.toMillis() - b.at.toMillis());

describe('who is no admin', () => {
  it.each<[string, (target: SignedIn) => object]>([
    ['setUserState', ({ uid }) => ({ uid, state: 'active' })],
    ['setAdmin', ({ uid }) => ({ uid, admin: true })],
    ['setPlan', ({ uid }) => ({ uid, plan: 'team', limits: {} })],
    ['signOutUser', ({ uid }) => ({ uid })],
    ['viewAsUser', ({ uid }) => ({ uid, reason: 'curiosity' })],
    ['deleteUser', ({ uid, email }) => ({ uid, confirm: email, reason: 'spite' })],
    ['readAccount', ({ uid }) => ({ uid })],
    ['setAccessMode', () => ({ mode: 'open' })],
    ['setSignUpDefaults', () => ({ plan: 'team', limits: {} })],
    [
      'decideWaitlist',
      () => ({ batchId: randomUUID(), decision: 'approve', who: { by: 'first', count: 1 } }),
    ],
  ])('may not %s', async (name, request) => {
    const [person, target] = [await signUp(), await signUp('target')];
    await expect(call(name, request(target), person)).rejects.toMatchObject({ code: 'not-admin' });
    await expect(call(name, request(target))).rejects.toMatchObject({ status: 'UNAUTHENTICATED' });
    const demoted = await signUpAdmin();
    await db.doc(`users/${demoted.uid}`).update({ admin: false });
    await expect(call(name, request(target), demoted)).rejects.toMatchObject({ code: 'not-admin' });
  });
});

describe('blocking', () => {
  it('refuses the old token at once, in the database and in functions', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const mine = `users/${person.uid}/usage/2026-11`;
    expect(await readStatus(mine, person)).toBe(404);
    const request = {
      uid: person.uid,
      state: 'blocked',
      reason: 'Scanned somebody@example.test against their will.',
    };
    const pressed = Date.now();
    const blocking = call('setUserState', request, admin);
    while ((await readStatus(mine, person)) !== 403) expect(Date.now() - pressed).toBeLessThan(2_000);
    const tookMs = Date.now() - pressed;
    await blocking;
    expect(tookMs).toBeLessThan(2_000);

    expect(await readStatus(`users/${person.uid}`, person)).toBe(200);
    await expect(submit(person, { url: site })).rejects.toMatchObject({ code: 'account-blocked' });
    expect(await claimsOf(person.uid)).toEqual({ blocked: true });
    expect(await userOf(person.uid)).toMatchObject({ state: 'blocked', blockedReason: request.reason });
    expect(await deedsOn(person.uid)).toMatchObject([
      {
        actorUid: admin.uid,
        action: 'user.state',
        before: { state: 'active' },
        after: { state: 'blocked' },
        reason: 'Scanned [address] against their will.',
      },
    ]);

    await call('setUserState', { uid: person.uid, state: 'active' }, admin);
    expect(await readStatus(mine, person)).toBe(404);
    expect(await userOf(person.uid)).toMatchObject({ state: 'active', blockedReason: null });
  });

  it('asked twice is recorded once', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const request = { uid: person.uid, state: 'blocked', reason: 'Twice.' };
    await Promise.all([call('setUserState', request, admin), call('setUserState', request, admin)]);
    expect(await deedsOn(person.uid)).toHaveLength(1);
  });

  it('stops the job that runs', async () => {
    const slow = await startFaultySite({ delayMs: 500 });
    try {
      const [admin, person] = [await signUpAdmin(), await signUp()];
      await db.doc(`users/${person.uid}`).update({ plan: 'pro' });
      const running = await submit(person, { url: slow.url });
      await jobWhen(running, (job) => job.progress.pages >= 2);
      await call('setUserState', { uid: person.uid, state: 'blocked', reason: 'Abuse.' }, admin);
      expect(await jobWhen(running, hasEnded, 10_000)).toMatchObject({ state: 'canceled' });
    } finally {
      await slow.close();
    }
  });

  it('ends a job that waits without beginning it', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const input = v.parse(jobInputSchema, { url: site });
    const jobId = await recordJob({ input, idempotencyKey: randomUUID() }, person);
    await call('setUserState', { uid: person.uid, state: 'blocked', reason: 'Abuse.' }, admin);
    await runSlice({ jobId, slice: 1 });
    expect((await db.doc(`jobs/${jobId}`).get()).data()).toMatchObject({
      state: 'canceled',
      startedAt: null,
    });
    expect((await db.doc(`jobs/${jobId}/timeline/events`).get()).data()?.events).toMatchObject([
      { kind: 'submitted' },
      { kind: 'canceled' },
    ]);
  });

  it('needs a reason, and somebody who is there', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await expect(call('setUserState', { uid: person.uid, state: 'blocked' }, admin)).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
    await expect(call('setUserState', { uid: 'nobody', state: 'active' }, admin)).rejects.toMatchObject({
      code: 'no-such-user',
    });
  });
});

describe('an admin’s own account', () => {
  it.each<[string, (self: SignedIn) => object]>([
    ['setUserState', ({ uid }) => ({ uid, state: 'blocked', reason: 'Oops.' })],
    ['setUserState', ({ uid }) => ({ uid, state: 'waitlisted' })],
    ['setAdmin', ({ uid }) => ({ uid, admin: false })],
    ['viewAsUser', ({ uid }) => ({ uid, reason: 'Oops.' })],
    ['deleteUser', ({ uid, email }) => ({ uid, confirm: email, reason: 'Oops.' })],
  ])('is safe from %s', async (name, request) => {
    const admin = await signUpAdmin();
    await expect(call(name, request(admin), admin)).rejects.toMatchObject({ code: 'yourself' });
    expect(await userOf(admin.uid)).toMatchObject({ admin: true, state: 'active' });
  });

  it('is not deleted in settings either', async () => {
    const admin = await signUpAdmin();
    await expect(call('deleteMyAccount', { confirm: admin.email }, admin)).rejects.toMatchObject({
      code: 'admin-account',
    });
  });

  it.each<[string, (other: SignedIn) => object]>([
    ['setAdmin', ({ uid }) => ({ uid, admin: false })],
    ['setUserState', ({ uid }) => ({ uid, state: 'blocked', reason: 'A coup.' })],
  ])('stays when two admins use %s on each other at once', async (name, request) => {
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
  it('makes and unmakes an admin', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await call('setAdmin', { uid: person.uid, admin: true }, admin);
    expect(await claimsOf(person.uid)).toEqual({ admin: true });
    const promoted = await signIn(person);
    expect(await readStatus('settings/access', promoted)).toBe(200);
    await call('setAdmin', { uid: person.uid, admin: false }, admin);
    expect(await readStatus('settings/access', promoted)).toBe(403);
    expect(await claimsOf(person.uid)).toEqual({});
    expect((await deedsOn(person.uid)).map((deed) => deed.after)).toEqual([
      { admin: true },
      { admin: false },
    ]);
  });

  it('sets plan and limits, which hold for the next job', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await call('setPlan', { uid: person.uid, plan: 'pro', limits: { pagesPerJob: 7 } }, admin);
    await expect(submit(person, { url: site, maxPages: 8 })).rejects.toMatchObject({
      message: expect.stringContaining('up to 7 pages'),
    });
    expect(await deedsOn(person.uid)).toMatchObject([
      { action: 'user.plan', before: { plan: 'free' }, after: { plan: 'pro', pagesPerJob: 7 } },
    ]);
    await expect(
      call('setPlan', { uid: person.uid, plan: 'pro', limits: { wishes: 3 } }, admin),
    ).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  it('sets the access mode and keeps the rest', async () => {
    const admin = await signUpAdmin();
    await call('setSignUpDefaults', { plan: 'free', limits: { schedules: 3 } }, admin);
    await call('setAccessMode', { mode: 'closed' }, admin);
    expect((await db.doc('settings/access').get()).data()).toEqual({
      mode: 'closed',
      plan: 'free',
      limits: { schedules: 3 },
    });
    const deeds = await db.collection('audit').where('actorUid', '==', admin.uid).get();
    expect(deeds.docs.map((doc) => doc.data())).toContainEqual(
      expect.objectContaining({
        action: 'settings.access-mode',
        before: { mode: 'open' },
        after: { mode: 'closed' },
      }),
    );
    await db.doc('settings/access').set({ mode: 'open' });
  });

  it('signs somebody else out', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await call('signOutUser', { uid: person.uid }, admin);
    await expect(submit(person, { url: site })).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('reads an account as the authentication service has it', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    expect(await call('readAccount', { uid: person.uid }, admin)).toMatchObject({
      uid: person.uid,
      email: person.email,
      emailVerified: false,
      disabled: false,
      providers: [{ providerId: 'password', email: person.email }],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });
});

describe('viewing as a user', () => {
  async function view(admin: SignedIn, person: SignedIn): Promise<SignedIn> {
    const request = { uid: person.uid, reason: 'They asked for help.' };
    const { token } = await call<{ token: string }>('viewAsUser', request, admin);
    const { idToken } = await askIdentity('signInWithCustomToken', { token });
    return { ...person, token: String(idToken) };
  }

  it('reads as the user and changes nothing', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const jobId = await submit(person, { url: 'http://127.0.0.1:9/' });
    await jobWhen(jobId, hasEnded);
    const viewer = await view(admin, person);
    expect(await readStatus(`jobs/${jobId}`, viewer)).toBe(200);
    expect(await readStatus('settings/access', viewer)).toBe(403);
    await expect(call('startSession', {}, viewer)).resolves.toMatchObject({ refresh: false });
    for (const [name, request] of [
      ['submitJob', { input: { url: site }, idempotencyKey: randomUUID() }],
      ['cancelJob', { jobId }],
      ['retryJob', { jobId, idempotencyKey: randomUUID() }],
      ['updateProfile', { displayName: 'Me', photoURL: null }],
      ['signOutEverywhere', {}],
      ['deleteMyAccount', { confirm: person.email }],
    ] as const) {
      await expect(call(name, request, viewer)).rejects.toMatchObject({ code: 'view-only' });
    }
    const exported = await fetch(functionUrl('exportMyData'), {
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    expect(exported.status).toBe(403);
    expect(await deedsOn(person.uid)).toMatchObject([
      { actorUid: admin.uid, action: 'user.view-as', reason: 'They asked for help.' },
    ]);
  });

  it('ends with the admin’s role, and with the admin’s session', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const viewer = await view(admin, person);
    expect(await readStatus(`users/${person.uid}`, viewer)).toBe(200);
    await db.doc(`users/${admin.uid}`).update({ admin: false });
    expect(await readStatus(`users/${person.uid}`, viewer)).toBe(403);
    await expect(call('startSession', {}, viewer)).rejects.toMatchObject({ code: 'view-ended' });
    await db.doc(`users/${admin.uid}`).update({ admin: true });
    await call('signOutEverywhere', {}, admin);
    expect(await readStatus(`users/${person.uid}`, viewer)).toBe(403);
  });

  it('is not for other admins', async () => {
    const [admin, other] = [await signUpAdmin(), await signUpAdmin('other')];
    await expect(call('viewAsUser', { uid: other.uid, reason: 'Nosy.' }, admin)).rejects.toMatchObject({
      code: 'admin-account',
    });
  });
});
