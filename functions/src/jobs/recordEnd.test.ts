import type { Transaction } from 'firebase-admin/firestore';
import type { Job } from '#domain/job';
import { uncountedJobsPerDay } from '#domain/plans';
import type { MonthlyUsage } from '#domain/user';
import { storedJob } from '#tests/support/storedJobs';
import { prepareUsageReturn } from './recordEnd';

jest.mock('../platform/firestore', () => ({
  refs: jest.requireActual('#domain/collections').paths,
}));

const finishedAt = new Date('2026-11-01T00:05:00Z');
const createdAt = new Date('2026-10-31T23:55:00Z');
const noPages = { discovered: 1, fetched: 1, pages: 0, findings: 0, pagesPerSecond: 0, currentUrl: null };

/** Ends a job. @returns what is written to the usage, if anything. */
async function returned(job: Partial<Job>, usage: MonthlyUsage | undefined): Promise<unknown> {
  const tx = { get: jest.fn(async () => ({ data: () => usage })), update: jest.fn() };
  const owner = { uid: 'ada', email: 'ada@example.com' };
  const ended = storedJob(0, owner, { state: 'failed', progress: noPages, createdAt, ...job });
  const write = await prepareUsageReturn(tx as unknown as Transaction, { ...ended, finishedAt });
  write?.();
  return tx.update.mock.calls[0];
}

const october = 'users/ada/usage/2026-10';

it('takes a job that failed unread out of the month of its submission', async () => {
  const uncounted = { day: '2026-11-01', jobs: 1 };
  expect(await returned({}, { jobs: 3 })).toEqual([october, { jobs: 2, uncounted }]);
});

it('takes out a limited number of jobs per day', async () => {
  const usage = (day: string, jobs: number) => ({ jobs: 30, uncounted: { day, jobs } });
  const last = { jobs: 29, uncounted: { day: '2026-11-01', jobs: uncountedJobsPerDay } };
  expect(await returned({}, usage('2026-11-01', uncountedJobsPerDay - 1))).toEqual([october, last]);
  expect(await returned({}, usage('2026-11-01', uncountedJobsPerDay))).toBeUndefined();
  const first = { jobs: 29, uncounted: { day: '2026-11-01', jobs: 1 } };
  expect(await returned({}, usage('2026-10-31', uncountedJobsPerDay))).toEqual([october, first]);
});

it.each<[string, Partial<Job>]>([
  ['that was canceled', { state: 'canceled' }],
  ['that read a page', { progress: { ...noPages, pages: 1 } }],
  [
    'whose partial report has a page',
    { result: storedJob(0, { uid: 'a', email: 'a' }, { state: 'succeeded' }).result },
  ],
  ['that succeeded without a page', { state: 'succeeded' }],
])('counts a job %s', async (_, job) => {
  expect(await returned({ result: null, ...job }, { jobs: 3 })).toBeUndefined();
});

it('writes nothing if the usage is unknown or already zero', async () => {
  expect(await returned({}, undefined)).toBeUndefined();
  expect(await returned({}, { jobs: 0 })).toBeUndefined();
});
