import { enqueueSlice } from '../platform/tasks';
import { sweep, waitAfter } from './sweep';
import { deleteBelow } from './takeAway';

const now = new Date('2026-05-06T12:00:00Z');
const run = { holder: null, leaseUntil: new Date(0), fence: 1, slice: 2 };
const mockFound: Record<string, readonly { id: string; data?: () => object }[]> = {
  updatedAt: [{ id: 'lost' }, { id: 'lost-too' }],
  at: [{ id: 'half-gone' }, { id: 'half-gone-too' }],
  expiresAt: [{ id: 'old', data: () => ({ jobId: 'old', scheduleId: null, state: 'failed' }) }],
};

jest.mock('./takeAway', () => ({ deleteBelow: jest.fn(), takeAway: jest.fn() }));
jest.mock('../platform/tasks', () => ({ enqueueSlice: jest.fn() }));
jest.mock('../platform/log', () => ({ log: { info: jest.fn(), warn: jest.fn() } }));
jest.mock('../platform/preconditions', () => ({ asRead: jest.fn(), commitUnlessOvertaken: jest.fn() }));
jest.mock('../platform/firestore', () => {
  const query = (field = '') => ({
    where: () => query(field),
    limit: () => query(field),
    orderBy: (by: string) => query(by),
    get: async () => ({ docs: mockFound[field], empty: false, size: mockFound[field]?.length }),
  });
  return {
    db: { batch: () => ({ update: () => undefined }), runTransaction: async () => true },
    paths: {
      jobs: query,
      jobDeletions: query,
      job: () => null,
      run: () => ({ get: async () => ({ data: () => run }) }),
    },
  };
});

const noQueue = async ({ jobId }: { readonly jobId: string }) => {
  if (jobId === 'lost') throw new Error('no queue');
};
const noDatabase = async ([jobId]: readonly string[]) => {
  if (jobId === 'half-gone') throw new Error('no database');
};

describe('the sweep', () => {
  beforeEach(() => {
    jest.mocked(enqueueSlice).mockImplementation(noQueue);
    jest.mocked(deleteBelow).mockImplementation(noDatabase);
  });

  test('resumes the other jobs when one can’t be put on the queue, and says so', async () => {
    await expect(sweep(now)).rejects.toThrow('no queue');
    expect(jest.mocked(enqueueSlice).mock.calls.map(([{ jobId }]) => jobId)).toEqual(['lost', 'lost-too']);
  });

  test('deletes what is to be deleted, whatever went wrong before', async () => {
    await expect(sweep(now)).rejects.toThrow('failed');
    expect(jest.mocked(deleteBelow).mock.calls.flat(2)).toEqual(['half-gone', 'half-gone-too', 'old']);
  });

  test('says how much it did when all is well', async () => {
    jest.mocked(enqueueSlice).mockImplementation(async () => undefined);
    jest.mocked(deleteBelow).mockImplementation(async () => undefined);
    await expect(sweep(now)).resolves.toEqual({ resumed: 2, deleted: 1 });
  });
});

test('a task that was put on the queue again is waited for twice as long each time, up to an hour', () => {
  const minutes = [1, 2, 3, 4, 5, 50].map((times) => waitAfter(times) / 60_000);
  expect(minutes).toEqual([10, 20, 40, 60, 60, 60]);
});
