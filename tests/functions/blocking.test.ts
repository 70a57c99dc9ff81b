import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import * as v from 'valibot';
import { paths } from '#domain/collections';
import { jobInputSchema } from '#domain/jobInput';
import { runSlice } from '#functions/jobs/runSlice';
import { createJob } from '#functions/jobs/submit';
import { actionsOn, claimsOf, userOf } from '../support/accounts';
import { startFaultySite } from '../support/faultySite';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { call, change, closeAdmin, db, readStatus, signUp, signUpAdmin, site } from '../support/stack';

afterAll(closeAdmin);
// The functions' code in this process has an app of its own.
afterAll(() => deleteApp(getApp()));

describe('blocking a user', () => {
  it('makes Firestore and functions reject the old token immediately', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const mine = paths.usage(person.uid, '2026-11');
    expect(await readStatus(mine, person)).toBe(404);
    const request = {
      uid: person.uid,
      state: 'blocked',
      reason: 'Scanned somebody@example.test against their will.',
    };
    // The emulator starts a process for the first call of a function, which takes longer than two seconds.
    await expect(call('setUserState', request, person)).rejects.toMatchObject({ code: 'not-admin' });
    const pressed = Date.now();
    const blocking = call('setUserState', request, admin);
    while ((await readStatus(mine, person)) !== 403) expect(Date.now() - pressed).toBeLessThan(2_000);
    const tookMs = Date.now() - pressed;
    await blocking;
    expect(tookMs).toBeLessThan(2_000);

    expect(await readStatus(paths.user(person.uid), person)).toBe(200);
    await expect(submit(person, { url: site })).rejects.toMatchObject({ code: 'account-blocked' });
    expect(await claimsOf(person.uid)).toEqual({ blocked: true });
    expect(await userOf(person.uid)).toMatchObject({ state: 'blocked', blockedReason: request.reason });
    expect(await actionsOn(person.uid)).toMatchObject([
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

  it('is recorded once when requested twice', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const request = { uid: person.uid, state: 'blocked', reason: 'Twice.' };
    await Promise.all([call('setUserState', request, admin), call('setUserState', request, admin)]);
    expect(await actionsOn(person.uid)).toHaveLength(1);
  });

  it('cancels a running job', async () => {
    const slow = await startFaultySite({ delayMs: 500 });
    try {
      const [admin, person] = [await signUpAdmin(), await signUp()];
      await change(paths.user(person.uid), { plan: 'pro' });
      const running = await submit(person, { url: slow.url });
      await jobWhen(running, (job) => job.progress.pages >= 2);
      await call('setUserState', { uid: person.uid, state: 'blocked', reason: 'Abuse.' }, admin);
      expect(await jobWhen(running, hasEnded, 10_000)).toMatchObject({ state: 'canceled' });
    } finally {
      await slow.close();
    }
  });

  it('cancels a queued job before it starts', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const input = v.parse(jobInputSchema, { url: site });
    const jobId = await createJob({ input, idempotencyKey: randomUUID() }, person);
    await call('setUserState', { uid: person.uid, state: 'blocked', reason: 'Abuse.' }, admin);
    await runSlice({ jobId, slice: 1 });
    expect((await db.doc(paths.job(jobId)).get()).data()).toMatchObject({
      state: 'canceled',
      startedAt: null,
    });
    expect((await db.doc(paths.timeline(jobId)).get()).data()?.events).toMatchObject([
      { kind: 'submitted' },
      { kind: 'canceled' },
    ]);
  });

  it('requires a reason and an existing user', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    await expect(call('setUserState', { uid: person.uid, state: 'blocked' }, admin)).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
    await expect(call('setUserState', { uid: 'nobody', state: 'active' }, admin)).rejects.toMatchObject({
      code: 'no-such-user',
    });
  });
});
