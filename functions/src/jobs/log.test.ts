import { FieldValue } from 'firebase-admin/firestore';
import { noProgress } from '../../../src/domain/job';
import { storedJob } from '../../../tests/support/storedJobs';
import { JobLog, withoutReport } from './log';

const mockTx = { create: jest.fn(), update: jest.fn(), set: jest.fn(), get: jest.fn() };
const mockStored = { data: jest.fn() };
const mockDocument = { get: async () => mockStored };
jest.mock('../platform/firestore', () => ({
  db: { runTransaction: (work: (tx: object) => Promise<unknown>) => work(mockTx) },
  paths: new Proxy({}, { get: (_, name) => () => (name === 'stats' ? 'stats' : mockDocument) }),
}));

const owner = { uid: 'ada', email: 'ada@example.com' };
const job = storedJob(0, owner, { state: 'running', progress: noProgress });

test.each(['canceled', 'failed'] as const)(
  'what a slice has read is counted when it ends its job as %s without a report',
  async (state) => {
    mockTx.get.mockResolvedValue({ data: () => undefined });
    mockStored.data.mockReturnValue({ ...job, progress: { ...noProgress, pages: 4_000 } });
    const log = await JobLog.open({ jobId: job.jobId, holder: 'me', fence: 1, slice: 1, nextSeq: 1, job });
    await log.end({ ...withoutReport, state });
    const pages = FieldValue.increment(4_000);
    expect(mockTx.set).toHaveBeenCalledWith('stats', expect.objectContaining({ pages }), { merge: true });
  },
);
