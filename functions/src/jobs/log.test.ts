import { FieldValue } from 'firebase-admin/firestore';
import { noProgress } from '#domain/job';
import { defaultPreferences } from '#domain/preferences';
import { storedJob } from '#tests/support/storedJobs';
import { type JobEnd, withoutReport } from './jobEnd';
import { JobLog } from './log';
import { comparableInput } from './previousRun';

const mockTx = { create: jest.fn(), update: jest.fn(), set: jest.fn(), get: jest.fn() };
const mockStored = { data: jest.fn() };
const mockDocument = { get: async () => mockStored };
jest.mock('../platform/firestore', () => ({
  db: { runTransaction: (work: (tx: object) => Promise<unknown>) => work(mockTx) },
  refs: new Proxy({}, { get: (_, name) => () => (name === 'statsShard' ? 'stats' : mockDocument) }),
}));

const owner = { uid: 'ada', email: 'ada@example.com' };
const job = storedJob(0, owner, { state: 'running', progress: noProgress });

test.each(['canceled', 'failed'] as const)(
  'counts the pages of a job that ends as %s without a report',
  async (state) => {
    mockTx.get.mockResolvedValue({ data: () => undefined });
    mockStored.data.mockReturnValue({ ...job, progress: { ...noProgress, pages: 4_000 } });
    const log = await JobLog.open({ jobId: job.jobId, holder: 'me', fence: 1, slice: 1, nextSeq: 1, job });
    await log.end({ ...withoutReport, state });
    const pages = FieldValue.increment(4_000);
    expect(mockTx.set).toHaveBeenCalledWith('stats', expect.objectContaining({ pages }), { merge: true });
  },
);

describe('a job whose whole site was crawled', () => {
  const comparison = { previousJobId: 'before' } as unknown as NonNullable<JobEnd['comparison']>;
  const { result } = storedJob(0, owner, { state: 'succeeded' });
  const summary = { counts: result?.counts } as unknown as NonNullable<JobEnd['summary']>;
  const success: JobEnd = { ...withoutReport, state: 'succeeded', result, summary };
  const changes = () => Object.assign({}, ...mockTx.update.mock.calls.map(([, change]) => change));

  async function endWith(ending: JobEnd, cancelRequestedAt: Date | null, stored?: object) {
    mockTx.get.mockResolvedValue({ data: () => stored });
    mockStored.data.mockReturnValue({ ...job, cancelRequestedAt });
    const log = await JobLog.open({ jobId: job.jobId, holder: 'me', fence: 1, slice: 1, nextSeq: 1, job });
    await log.end(ending);
    return mockTx.create.mock.calls.map(([, document]) => document);
  }

  it('succeeds with its score if no cancel was requested', async () => {
    const created = await endWith(success, null);
    expect(changes()).toMatchObject({ state: 'succeeded', score: result?.score, grade: result?.grade });
    expect(created).toContainEqual({ ...summary, parts: 0 });
  });

  it('keeps the score of the run with the same options before it, and nothing without a score', async () => {
    const run = { jobId: 'before', at: new Date(0), score: 61, grade: 'D', errors: 0, warnings: 0 };
    const runs = [{ ...run, comparable: comparableInput(job.input) }];
    const stored = { runs, notifications: defaultPreferences.notifications };
    await endWith(success, null, stored);
    expect(changes()).toMatchObject({ previousScore: 61 });
    await endWith(success, new Date(), stored);
    expect(changes()).toMatchObject({ state: 'canceled', previousScore: null });
  });

  it('is canceled if a cancel was requested: it keeps its report, and has no score and no comparison', async () => {
    const created = await endWith({ ...success, comparison }, new Date());
    expect(changes()).toMatchObject({ state: 'canceled', score: null, grade: null });
    expect(changes().result).toMatchObject({ pages: result?.pages });
    expect(created).toContainEqual({ ...summary, parts: 0 });
    expect(created).not.toContainEqual(comparison);
  });

  it('stays failed if it failed, even if a cancel was requested', async () => {
    const failure = { code: 'no-page', message: 'No page.', retryable: false } as const;
    await endWith({ ...withoutReport, state: 'failed', failure }, new Date());
    expect(changes()).toMatchObject({ state: 'failed', failure });
  });
});
