import { randomUUID } from 'node:crypto';
import { internalPaths, paths } from '#domain/collections';
import { usageDay, usageMonth } from '#domain/user';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { ago, createSchedule, runNow, scheduleOf } from '../support/schedules';
import { page } from '../support/sitePages';
import { startSite } from '../support/siteServer';
import {
  auth,
  type CallError,
  call,
  change,
  closeAdmin,
  confirmEmail,
  db,
  site as ownSite,
  runScheduled,
  signUp,
  signUpAdmin,
  signUpUnconfirmed,
} from '../support/stack';

afterAll(closeAdmin);

const refusedPort = 'http://127.0.0.1:9/';

/** Each page links only to the next one, so the crawl is sequential. */
const chainOfPages = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      n === 0 ? '/' : `/${n}`,
      page(`Page ${n}`, { body: `<a href="/${n + 1}">Next</a>` }),
    ]),
  );

describe('submitting a job', () => {
  it('creates one job for a repeated idempotency key', async () => {
    const person = await signUp();
    const key = randomUUID();
    const [first, second] = await Promise.all([
      submit(person, { url: refusedPort }, key),
      submit(person, { url: refusedPort }, key),
    ]);
    expect(second).toBe(first);
    await jobWhen(first, hasEnded);
    const now = new Date();
    expect((await db.doc(paths.usage(person.uid, usageMonth(now))).get()).data()).toEqual({
      jobs: 0,
      uncounted: { day: usageDay(now), jobs: 1 },
    });
  });

  it('serializes concurrent calls of a user: jobs up to the plan’s limits, then the error', async () => {
    const person = await signUp();
    await change(paths.user(person.uid), { limits: { jobsAtOnce: 1, queuedJobs: 2, jobsPerMonth: 100 } });
    const slow = await startSite(() => chainOfPages(100), { delayMs: 1000 });
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        submit(person, { url: slow.url }).catch((error: unknown) => (error as CallError).status),
      ),
    );
    const accepted = answers.filter((answer) => answer !== 'RESOURCE_EXHAUSTED');
    expect(accepted).toHaveLength(3);
    const jobs = await db.collection(paths.jobs).where('ownerUid', '==', person.uid).get();
    expect(jobs.docs.map(({ id }) => id).sort()).toEqual(accepted.sort());
    expect((await db.doc(internalPaths.submitLock(person.uid)).get()).exists).toBe(false);
    await Promise.all(jobs.docs.map(({ id }) => call('cancelJob', { jobId: id }, person)));
    await Promise.all(jobs.docs.map(({ id }) => jobWhen(id, hasEnded)));
    await slow.close();
  });

  it('is rejected until the email address is verified, like a schedule', async () => {
    const person = await signUpUnconfirmed();
    const refused = { status: 'FAILED_PRECONDITION', code: 'email-not-confirmed' };
    await expect(submit(person, { url: refusedPort })).rejects.toMatchObject(refused);
    await expect(createSchedule(refusedPort, person)).rejects.toMatchObject(refused);
    expect((await db.collection(paths.jobs).where('ownerUid', '==', person.uid).get()).empty).toBe(true);
    await confirmEmail(person);
    await createSchedule(refusedPort, person);
    await jobWhen(await submit(person, { url: refusedPort }), hasEnded);
    // A new email address has to be verified again.
    await auth.updateUser(person.uid, { email: `new-${person.email}`, emailVerified: false });
    await expect(submit(person, { url: refusedPort })).rejects.toMatchObject(refused);
  });

  it('is rejected while new jobs are paused; a running job continues and its key still returns it', async () => {
    const [person, admin] = [await signUp(), await signUpAdmin()];
    const slow = await startSite(() => chainOfPages(3), { delayMs: 500 });
    const key = randomUUID();
    const running = await submit(person, { url: slow.url }, key);
    await call('setPaused', { feature: 'jobs', paused: true }, admin);
    try {
      const refused = { status: 'RESOURCE_EXHAUSTED', code: 'jobs-paused' };
      await expect(submit(person, { url: refusedPort })).rejects.toMatchObject(refused);
      expect(await submit(person, { url: slow.url }, key)).toBe(running);
      expect(await jobWhen(running, hasEnded)).toMatchObject({ state: 'succeeded' });
    } finally {
      await call('setPaused', { feature: 'jobs', paused: false }, admin);
    }
    await jobWhen(await submit(person, { url: refusedPort }), hasEnded);
    await slow.close();
  });

  it('postpones scheduled runs while new jobs are paused, and starts them afterwards', async () => {
    const [person, admin] = [await signUp(), await signUpAdmin()];
    const scheduleId = await createSchedule(refusedPort, person);
    const dueAt = ago(2 * 3_600_000);
    await change(paths.schedule(scheduleId), { nextRunAt: dueAt });
    await call('setPaused', { feature: 'jobs', paused: true }, admin);
    try {
      await runScheduled('runSchedules');
      const ref = db.doc(paths.schedule(scheduleId));
      const waiting = await ref.get();
      expect(waiting.data()).toMatchObject({ problem: expect.stringContaining('paused'), lastJobId: null });
      expect(waiting.data()?.delayedSince.toDate()).toEqual(dueAt);
      await runScheduled('runSchedules');
      expect((await ref.get()).updateTime).toEqual(waiting.updateTime);
    } finally {
      await call('setPaused', { feature: 'jobs', paused: false }, admin);
    }
    // A full queue postpones the run: its hour starts now.
    await change(paths.user(person.uid), { limits: { queuedJobs: 0 } });
    const busy = db.doc(paths.job(`busy-${randomUUID()}`));
    await busy.set({ jobId: busy.id, ownerUid: person.uid, state: 'running', updatedAt: new Date() });
    await runScheduled('runSchedules');
    expect(await scheduleOf(scheduleId)).toMatchObject({ delayedSince: expect.anything(), problem: null });
    await busy.delete();
    await jobWhen(await runNow(scheduleId), hasEnded);
    expect(await scheduleOf(scheduleId)).toMatchObject({ delayedSince: null, problem: null });
  });

  it('takes over an expired lock', async () => {
    const person = await signUp();
    const lock = db.doc(internalPaths.submitLock(person.uid));
    await lock.set({ expiresAt: new Date(Date.now() - 1) });
    await jobWhen(await submit(person, { url: refusedPort }), hasEnded);
    expect((await lock.get()).exists).toBe(false);
  });

  it('fails with a message when the site is unreachable, and can be retried', async () => {
    const person = await signUp();
    const job = await jobWhen(await submit(person, { url: refusedPort }), hasEnded);
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'site-unreachable', retryable: true } });
    expect(job.failure?.message).toContain('127.0.0.1:9');
    const request = { jobId: job.jobId, idempotencyKey: randomUUID() };
    const again = await call<{ jobId: string }>('retryJob', request, person);
    const retried = await jobWhen(again.jobId, hasEnded);
    expect(retried).toMatchObject({ retryOf: job.jobId, attempt: 2, ownerUid: person.uid });
  });

  it.each([
    ['an address that is none', { url: 'not an address' }, '“not an address” isn’t a URL we can check'],
    ['another scheme', { url: 'ftp://example.com' }, 'isn’t a URL we can check'],
    ['an unknown field', { url: 'example.com', ownerUid: 'another-user' }, 'ownerUid'],
    ['no pages at all', { url: 'example.com', maxPages: 0 }, 'Max pages must be at least 1'],
    [
      'a header that smuggles another',
      { url: 'example.com', headers: { 'X-A': 'a\r\nHost: b' } },
      'one line',
    ],
  ])('rejects %s with its name', async (_, input, words) => {
    const person = await signUp();
    await expect(submit(person, input)).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining(words),
    });
  });

  it('compares with the owner’s last existing run with the same options', async () => {
    let body = '';
    const site = await startSite(() => ({ '/': () => page('Home', { body, nav: false }) }));
    try {
      const [person, other] = [await signUp(), await signUp('other')];
      const run = async (of: typeof person, input: object = {}) =>
        jobWhen(await submit(of, { url: site.url, ...input }), hasEnded);
      const first = await run(person);
      expect(first.previousJobId).toBeNull();
      expect((await run(person, { maxPages: 7 })).previousJobId).toBeNull();
      expect((await run(other)).previousJobId).toBeNull();

      body = '<a href="/lost">x</a>';
      const second = await run(person, { requestsPerSecond: 20 });
      expect(second.previousJobId).toBe(first.jobId);
      const compared = (await db.doc(paths.comparison(second.jobId)).get()).data();
      expect(compared).toMatchObject({
        kind: 'compared',
        new: { error: 1 },
        newFindings: [expect.any(String)],
      });

      await call('deleteJobs', { jobIds: [second.jobId] }, person);
      expect((await run(person)).previousJobId).toBe(first.jobId);
    } finally {
      await site.close();
    }
  });

  it('rejects more pages than the plan allows', async () => {
    const person = await signUp();
    await expect(submit(person, { url: ownSite, maxPages: 501 })).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      message: 'Your plan’s limit is 500 pages per job, and this job has 501. Lower “Max pages”.',
    });
  });

  it('rejects a visitor, and a waitlisted or blocked account', async () => {
    await expect(
      call('submitJob', { input: { url: ownSite }, idempotencyKey: randomUUID() }),
    ).rejects.toMatchObject({
      status: 'UNAUTHENTICATED',
    });
    const person = await signUp();
    for (const state of ['waitlisted', 'blocked']) {
      await change(paths.user(person.uid), { state });
      await expect(submit(person, { url: ownSite })).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    }
  });

  it('hides the job from other users', async () => {
    const [owner, other] = [await signUp('owner'), await signUp('other')];
    const jobId = await submit(owner, { url: refusedPort });
    await expect(call('cancelJob', { jobId }, other)).rejects.toMatchObject({ status: 'NOT_FOUND' });
    await jobWhen(jobId, hasEnded);
    await expect(call('retryJob', { jobId, idempotencyKey: randomUUID() }, other)).rejects.toMatchObject({
      status: 'NOT_FOUND',
    });
    await expect(call('cancelJob', { jobId }, owner)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
  });
});
