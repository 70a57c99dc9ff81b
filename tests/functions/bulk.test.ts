import { randomUUID } from 'node:crypto';
import { internalPaths, paths } from '#domain/collections';
import type { Job } from '#domain/job';
import type { BulkResult } from '#domain/operations';
import type { SiteHistory } from '#domain/siteHistory';
import { dayOf, type StatsShard } from '#domain/stats';
import { usageMonth } from '#domain/user';
import { queryWhen } from '../support/eventually';
import { startFaultySite } from '../support/faultySite';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { call, change, closeAdmin, db, type SignedIn, signUp, signUpAdmin } from '../support/stack';

afterAll(closeAdmin);

const refusedPort = 'http://127.0.0.1:9/';

async function failedJob(person: SignedIn): Promise<Job> {
  return jobWhen(await submit(person, { url: refusedPort }), hasEnded);
}

const bulk = (name: string, request: object, person: SignedIn) => call<BulkResult>(name, request, person);

async function everythingBelow(jobId: string): Promise<number> {
  const collections = await db.doc(paths.job(jobId)).listCollections();
  const sizes = await Promise.all(collections.map(async (one) => (await one.get()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('bulk actions', () => {
  it('deletes ended jobs with their data, and reports why others stay', async () => {
    const [person, other] = [await signUp(), await signUp()];
    const mine = await failedJob(person);
    const otherJob = await failedJob(other);
    expect(await everythingBelow(mine.jobId)).toBeGreaterThan(0);

    const jobIds = [mine.jobId, otherJob.jobId, 'no-such-job'];
    const { done, refused } = await bulk('deleteJobs', { jobIds }, person);
    expect(done).toEqual([mine.jobId]);
    expect(refused.map(({ jobId }) => jobId).sort()).toEqual([otherJob.jobId, 'no-such-job'].sort());
    expect((await db.doc(paths.job(mine.jobId)).get()).exists).toBe(false);
    const gone = await db.doc(paths.goneJob(person.uid, mine.jobId)).get();
    expect(gone.data()).toMatchObject({ why: 'deleted', title: mine.title });
    // The record of the deletion is deleted last.
    await queryWhen(
      db.collection(internalPaths.jobDeletions).where('ownerUid', '==', person.uid),
      (notes) => notes.length === 0,
    );
    expect(await everythingBelow(mine.jobId)).toBe(0);
    expect(await everythingBelow(otherJob.jobId)).toBeGreaterThan(0);
    // Sent again because the answer was lost.
    const again = await bulk('deleteJobs', { jobIds: [mine.jobId] }, person);
    expect(again).toEqual({ done: [mine.jobId], refused: [] });
    expect((await bulk('deleteJobs', { jobIds: [mine.jobId] }, other)).done).toEqual([]);
  });

  it('cancels running jobs but does not delete them', async () => {
    const site = await startFaultySite({ delayMs: 700 });
    try {
      const person = await signUp();
      const jobId = await submit(person, { url: site.url });
      await jobWhen(jobId, (job) => job.state === 'running');
      const result = await bulk('deleteJobs', { jobIds: [jobId] }, person);
      expect(result.refused[0]?.words).toMatch(/Cancel it first/);
      expect((await bulk('cancelJobs', { jobIds: [jobId] }, person)).done).toEqual([jobId]);
      expect((await jobWhen(jobId, hasEnded)).state).toBe('canceled');
      // Sent again because the answer was lost.
      expect(await bulk('cancelJobs', { jobIds: [jobId] }, person)).toEqual({ done: [jobId], refused: [] });
    } finally {
      await site.close();
    }
  });

  it('retries each job once for a repeated request', async () => {
    const person = await signUp();
    const job = await failedJob(person);
    const request = { jobIds: [job.jobId], batchKey: randomUUID() };
    await bulk('retryJobs', request, person);
    await bulk('retryJobs', request, person);
    const retries = await db.collection(paths.jobs).where('retryOf', '==', job.jobId).get();
    expect(retries.size).toBe(1);
    await jobWhen(retries.docs[0]?.id ?? '', hasEnded);
  });

  it('retries each job with a batch key of any length', async () => {
    const person = await signUp();
    const jobs = [await failedJob(person), await failedJob(person)];
    const jobIds = jobs.map(({ jobId }) => jobId);
    await change(paths.user(person.uid), { limits: { jobsAtOnce: 10 } });
    const request = { jobIds, batchKey: randomUUID().padEnd(64, 'x') };
    const { done } = await bulk('retryJobs', request, person);
    expect([...done].sort()).toEqual([...jobIds].sort());
    const retries = await db.collection(paths.jobs).where('retryOf', 'in', jobIds).get();
    expect(retries.docs.map((job) => job.get('retryOf')).sort()).toEqual([...jobIds].sort());
    for (const { id } of retries.docs) await jobWhen(id, hasEnded);
  });

  it('sets and removes labels', async () => {
    const person = await signUp();
    const { jobId } = await failedJob(person);
    await bulk('labelJobs', { jobIds: [jobId], label: '  Spring  ' }, person);
    expect((await db.doc(paths.job(jobId)).get()).get('label')).toBe('Spring');
    await bulk('labelJobs', { jobIds: [jobId], label: null }, person);
    expect((await db.doc(paths.job(jobId)).get()).get('label')).toBeNull();
  });

  it.each([
    ['deleteJobs', {}],
    ['cancelJobs', {}],
    ['labelJobs', { label: 'x' }],
    ['retryJobs', { batchKey: 'a-batch-key' }],
  ])('%s requires 1 to 50 jobs', async (name, more) => {
    const person = await signUp();
    const many = Array.from({ length: 51 }, (_, at) => `job-${at}`);
    for (const jobIds of [[], many]) {
      await expect(bulk(name, { jobIds, ...more }, person)).rejects.toMatchObject({
        status: 'INVALID_ARGUMENT',
      });
    }
  });
});

describe('an admin acting on another user’s jobs', () => {
  const actionsOn = async ({ uid }: SignedIn) =>
    (await db.collection(paths.auditLog).where('targetUid', '==', uid).get()).docs
      .map((doc) => doc.data())
      .sort((a, b) => a.at.toMillis() - b.at.toMillis());

  it('retries a job for its owner once per request, and the audit log records it', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const job = await failedJob(person);
    const month = usageMonth(new Date());
    const usageOf = async ({ uid }: SignedIn) => (await db.doc(paths.usage(uid, month)).get()).data();
    const request = { jobIds: [job.jobId], batchKey: randomUUID() };
    expect(await bulk('retryJobs', request, admin)).toEqual({ done: [job.jobId], refused: [] });
    await bulk('retryJobs', request, admin);
    const retries = await db.collection(paths.jobs).where('retryOf', '==', job.jobId).get();
    expect(retries.docs.map((doc) => doc.data())).toMatchObject([
      { ownerUid: person.uid, ownerEmail: person.email, attempt: 2 },
    ]);
    const next = retries.docs[0]?.id ?? '';
    expect(await actionsOn(person)).toMatchObject([
      { actorUid: admin.uid, action: 'job.retry', before: { job: job.jobId }, after: { job: next } },
    ]);
    await jobWhen(next, hasEnded);
    expect(await usageOf(person)).toMatchObject({ jobs: 0, uncounted: { jobs: 2 } });
    expect(await usageOf(admin)).toBeUndefined();
  });

  it('is refused where the owner’s plan or state does not allow it', async () => {
    const [admin, person] = [await signUpAdmin(), await signUp()];
    const { jobId } = await failedJob(person);
    await change(paths.user(person.uid), { limits: { jobsPerMonth: 1 } });
    await change(paths.usage(person.uid, usageMonth(new Date())), { jobs: 1 });
    const retry = () => call('retryJob', { jobId, idempotencyKey: randomUUID() }, admin);
    await expect(retry()).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: expect.stringMatching(/^The owner can’t run this job now: “You’ve used all 1 jobs/),
    });
    await call('setUserState', { uid: person.uid, state: 'blocked', reason: 'Abuse.' }, admin);
    await expect(retry()).rejects.toThrow(/^The owner can’t run this job now/);
    expect((await actionsOn(person)).map(({ action }) => action)).toEqual(['user.state']);
  });

  it('is recorded for each label, cancel and deletion, but the owner is not', async () => {
    const site = await startFaultySite({ delayMs: 700 });
    try {
      const [admin, person] = [await signUpAdmin(), await signUp()];
      const jobId = await submit(person, { url: site.url });
      await jobWhen(jobId, (job) => job.state === 'running');
      await bulk('labelJobs', { jobIds: [jobId], label: 'Mine' }, person);
      for (const _ of [1, 2]) {
        await bulk('labelJobs', { jobIds: [jobId], label: 'Looked at' }, admin);
        await bulk('cancelJobs', { jobIds: [jobId] }, admin);
      }
      await jobWhen(jobId, hasEnded);
      for (const _ of [1, 2]) await bulk('deleteJobs', { jobIds: [jobId] }, admin);
      expect(await actionsOn(person)).toMatchObject([
        {
          action: 'job.label',
          before: { job: jobId, label: 'Mine' },
          after: { job: jobId, label: 'Looked at' },
        },
        {
          action: 'job.cancel',
          before: { job: jobId, state: 'running' },
          after: { job: jobId, state: 'asked to stop' },
        },
        { action: 'job.delete', before: { job: jobId, state: 'canceled' }, after: {} },
      ]);
    } finally {
      await site.close();
    }
  });

  it('is rejected without the role', async () => {
    const [person, stranger] = [await signUp(), await signUp()];
    const { jobId } = await failedJob(person);
    await expect(call('retryJob', { jobId, idempotencyKey: randomUUID() }, stranger)).rejects.toMatchObject({
      status: 'NOT_FOUND',
    });
    expect(await actionsOn(person)).toEqual([]);
  });
});

describe('the end of a job', () => {
  const endedToday = async () => {
    const shards = await db.collection(paths.stats).where('day', '==', dayOf(new Date())).get();
    const stats = shards.docs.map((shard) => shard.data() as StatsShard);
    const sum = (count: (shard: StatsShard) => number | undefined) =>
      stats.reduce((total, shard) => total + (count(shard) ?? 0), 0);
    return {
      succeeded: sum(({ ended }) => ended?.succeeded),
      failed: sum(({ ended }) => ended?.failed),
      unreachable: sum(({ failures }) => failures?.['site-unreachable']),
      pages: sum(({ pages }) => pages),
    };
  };

  it('updates the statistics of the day and the history of the site', async () => {
    const person = await signUp();
    const before = await endedToday();
    const site = await startFaultySite();
    try {
      const ended = await jobWhen(await submit(person, { url: site.url }), hasEnded);
      expect(ended).toMatchObject({ host: new URL(site.url).host, score: ended.result?.score });
      await failedJob(person);
      const after = await endedToday();
      expect(after.succeeded - before.succeeded).toBe(1);
      expect(after.failed - before.failed).toBe(1);
      expect(after.unreachable - before.unreachable).toBe(1);
      expect(after.pages - before.pages).toBe(ended.result?.pages);
      const sites = await db.collection(paths.sites(person.uid)).get();
      const histories = sites.docs.map((one) => one.data() as SiteHistory);
      expect(histories.map(({ host }) => host)).toEqual([ended.host]);
      expect(histories[0]?.runs).toMatchObject([{ jobId: ended.jobId, score: ended.score }]);
    } finally {
      await site.close();
    }
  });
});
