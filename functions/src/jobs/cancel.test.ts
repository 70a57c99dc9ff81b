import type { Job } from '#domain/job';
import { storedJob } from '#tests/support/storedJobs';
import type { Caller } from '../platform/caller';
import { environment } from '../platform/environment';
import { cancel, cancelEach } from './cancel';

interface MockDocument {
  readonly name: string;
  onSnapshot(hear: (snapshot: object) => void): () => void;
}

let mockJob: Job | undefined;
let mockHolder: string | null;
const mockTx = {
  create: jest.fn(),
  update: jest.fn(),
  set: jest.fn(),
  get: async ({ name }: MockDocument) => {
    if (name === 'log') return { docs: [{ data: () => ({ seq: 6 }) }] };
    return { data: () => (name === 'run' ? { holder: mockHolder, fence: 2, slice: 1 } : mockJob) };
  },
};
const mockDocument = (name: string) => ({
  name,
  orderBy: () => ({ limit: () => ({ name }) }),
  doc: () => ({ name, id: 'entry' }),
  // The slice responds as soon as anyone listens.
  onSnapshot: (hear: (snapshot: object) => void) => {
    queueMicrotask(() => hear({ data: () => mockJob && { ...mockJob, updatedAt: new Date(0) } }));
    return () => undefined;
  },
});
jest.mock('../platform/firestore', () => ({
  db: { runTransaction: (work: (tx: object) => Promise<unknown>) => work(mockTx) },
  refs: new Proxy(
    {},
    {
      get: (_, name) => (name === 'auditLog' ? mockDocument(name) : () => mockDocument(String(name))),
    },
  ),
}));

const owner = { uid: 'ada', email: 'ada@example.com' };
const callerOf = (uid: string, isAdmin = false) => ({ uid, isAdmin }) as Caller;
const ada = callerOf('ada');
const now = new Date();
const running = storedJob(0, owner, { state: 'running', startedAt: now, updatedAt: now });
const updatesOf = (name: string) =>
  mockTx.update.mock.calls.filter(([document]) => document.name === name).map(([, change]) => change);

beforeEach(() => {
  mockJob = running;
  mockHolder = 'slice';
});

test('a first request asks the slice at work to stop and leaves its heartbeat alone', async () => {
  await expect(cancel('a', ada)).resolves.toEqual({ outcome: 'requested' });
  expect(updatesOf('job')).toEqual([{ cancelRequestedAt: expect.any(Date) }]);
  expect(updatesOf('timeline')).toHaveLength(1);
  expect(mockTx.create).not.toHaveBeenCalled();
});

test('a second request while the slice is still at work gets the same answer and writes nothing', async () => {
  mockJob = { ...running, cancelRequestedAt: new Date(now.getTime() - 1_000) };
  await expect(cancel('a', callerOf('root', true))).resolves.toEqual({ outcome: 'requested' });
  expect(mockTx.update).not.toHaveBeenCalled();
  expect(mockTx.create).not.toHaveBeenCalled();
});

test('a second request ends the job if the slice has gone, and keeps the time of the first request', async () => {
  const first = new Date(now.getTime() - 60_000);
  const stalledSince = new Date(now.getTime() - environment.leaseMs - 600_000);
  mockJob = { ...running, cancelRequestedAt: first, updatedAt: stalledSince };
  await expect(cancel('a', ada)).resolves.toEqual({ outcome: 'canceled' });
  expect(updatesOf('job')).toEqual([
    expect.objectContaining({ state: 'canceled' }),
    { cancelRequestedAt: first },
  ]);
});

test('a request for a job that was canceled gets the same answer and writes nothing', async () => {
  mockJob = { ...running, state: 'canceled' };
  await expect(cancel('a', ada)).resolves.toEqual({ outcome: 'canceled' });
  expect(mockTx.update).not.toHaveBeenCalled();
});

test.each(['succeeded', 'failed'] as const)('rejects a request for a job that has %s', async (state) => {
  mockJob = { ...running, state };
  await expect(cancel('a', ada)).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(mockTx.update).not.toHaveBeenCalled();
});

test('a queued job ends immediately and is counted once', async () => {
  mockJob = { ...running, state: 'queued', startedAt: null };
  await expect(cancel('a', ada)).resolves.toEqual({ outcome: 'canceled' });
  expect(updatesOf('job')).toEqual([
    expect.objectContaining({ state: 'canceled', cancelRequestedAt: expect.any(Date) }),
  ]);
  expect(mockTx.set).toHaveBeenCalledTimes(1);
});

test('a running job that no slice holds ends immediately', async () => {
  mockHolder = null;
  await expect(cancel('a', ada)).resolves.toEqual({ outcome: 'canceled' });
  expect(updatesOf('run')).toEqual([{ holder: null, fence: 3 }]);
});

test('the job of another user does not exist for a caller who is not an admin', async () => {
  await expect(cancel('a', callerOf('eve'))).rejects.toMatchObject({ code: 'not-found' });
  mockJob = undefined;
  await expect(cancel('a', callerOf('root', true))).rejects.toMatchObject({ code: 'not-found' });
  expect(mockTx.update).not.toHaveBeenCalled();
});

test('records what an admin cancels for another user, but not what users cancel for themselves', async () => {
  await cancel('a', callerOf('root', true));
  expect(mockTx.create).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'auditLog' }),
    expect.objectContaining({
      action: 'job.cancel',
      actorUid: 'root',
      targetUid: 'ada',
      after: { job: 'a', state: 'asked to stop' },
    }),
  );
});

test('cancels several jobs and reports the one that has ended', async () => {
  await cancelEach(['a', 'b'], ada);
  expect(updatesOf('job')).toHaveLength(2);
});
