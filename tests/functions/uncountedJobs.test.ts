import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { jobInputSchema } from '#domain/jobInput';
import { uncountedJobsPerDay } from '#domain/plans';
import { usageDay, usageMonth } from '#domain/user';
import { failAbandonedJob } from '#functions/jobs/failJob';
import { takeLease } from '#functions/jobs/lease';
import { createJob } from '#functions/jobs/submit';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { ago } from '../support/schedules';
import { call, change, closeAdmin, db, runScheduled, type SignedIn, signUp } from '../support/stack';

afterAll(closeAdmin);

const today = usageDay(new Date());
const thisMonth = usageMonth(new Date());
const usageOf = ({ uid }: SignedIn, month = thisMonth) => db.doc(paths.usage(uid, month));
/** Returns what counts toward the month's limit, without the daily count of unverified sites. */
async function used(person: SignedIn, month = thisMonth) {
  const { unverified: _, ...usage } = (await usageOf(person, month).get()).data() ?? {};
  return usage;
}
const stored = async (jobId: string) => (await db.doc(paths.job(jobId)).get()).data() as Job;

/** Creates a job without enqueuing its slice. */
async function queuedJob(person: SignedIn): Promise<string> {
  const input = v.parse(jobInputSchema, { url: 'http://127.0.0.1:9/' });
  return createJob({ input, idempotencyKey: randomUUID() }, person);
}

const fail = (jobId: string) => failAbandonedJob({ jobId, slice: 1 });
const letLeaseEnd = (jobId: string) => change(paths.job(jobId), { updatedAt: new Date(0) });

describe('a job that fails before it reads a page', () => {
  it('doesn’t count toward the month’s limit', async () => {
    const person = await signUp();
    await change(paths.user(person.uid), { limits: { jobsPerMonth: 1 } });
    for (const jobs of [1, 2]) {
      const job = await jobWhen(await submit(person, { url: 'http://127.0.0.1:9/' }), hasEnded);
      expect(job).toMatchObject({ state: 'failed', isUncounted: true });
      expect(await used(person)).toEqual({ jobs: 0, uncounted: { day: today, jobs } });
    }
  });

  it('is taken out of the usage once, however often its task and the sweep run again', async () => {
    const person = await signUp();
    const jobId = await queuedJob(person);
    await Promise.allSettled([fail(jobId), fail(jobId), fail(jobId)]);
    await letLeaseEnd(jobId);
    await fail(jobId);
    await runScheduled('sweepJobs');
    expect(await stored(jobId)).toMatchObject({ state: 'failed', isUncounted: true });
    expect(await used(person)).toEqual({ jobs: 0, uncounted: { day: today, jobs: 1 } });
  });

  it('counts beyond the daily limit of uncounted jobs, until the next day', async () => {
    const person = await signUp();
    const failedAfter = async (day: string) => {
      const jobId = await queuedJob(person);
      await usageOf(person).set({ jobs: 5, uncounted: { day, jobs: uncountedJobsPerDay } });
      await fail(jobId);
      return { ...(await used(person)), isUncounted: (await stored(jobId)).isUncounted };
    };
    const full = { jobs: uncountedJobsPerDay };
    expect(await failedAfter(today)).toEqual({ jobs: 5, uncounted: { day: today, ...full } });
    const yesterday = usageDay(ago(86_400_000));
    expect(await failedAfter(yesterday)).toEqual({
      jobs: 4,
      uncounted: { day: today, jobs: 1 },
      isUncounted: true,
    });
  });

  it('is taken out of the month in which it was submitted', async () => {
    const person = await signUp();
    const jobId = await queuedJob(person);
    await change(paths.job(jobId), { createdAt: new Date('2026-02-28T23:59:00Z') });
    await usageOf(person, '2026-02').set({ jobs: 7 });
    await fail(jobId);
    expect(await used(person, '2026-02')).toMatchObject({ jobs: 6 });
    expect(await used(person)).toEqual({ jobs: 1 });
  });

  it('leaves nothing behind for an account whose usage was deleted', async () => {
    const person = await signUp();
    const jobId = await queuedJob(person);
    await usageOf(person).delete();
    await fail(jobId);
    expect((await stored(jobId)).state).toBe('failed');
    expect((await usageOf(person).get()).exists).toBe(false);
  });
});

describe('a job that counts', () => {
  it('has read a page before it failed', async () => {
    const person = await signUp();
    const jobId = await queuedJob(person);
    await takeLease(jobId, 1);
    await change(paths.job(jobId), { 'progress.pages': 1 });
    await letLeaseEnd(jobId);
    await fail(jobId);
    expect((await stored(jobId)).isUncounted).toBeUndefined();
    expect(await used(person)).toEqual({ jobs: 1 });
  });

  it('was canceled, even before it started', async () => {
    const person = await signUp();
    const jobId = await queuedJob(person);
    await call('cancelJob', { jobId }, person);
    expect((await stored(jobId)).state).toBe('canceled');
    expect(await used(person)).toEqual({ jobs: 1 });
  });
});
