import type { Job, JobState } from '#domain/job';
import {
  bulkActions,
  inChunks,
  nothingYet,
  previewOf,
  reasonAgainst,
  unavailableFor,
  unavailableInState,
} from './bulk';

const job = (state: JobState, given: Partial<Job> = {}) =>
  ({ jobId: state, state, cancelRequestedAt: null, ...given }) as Job;

test.each([
  ['queued', ['cancel', 'label', 'export']],
  ['running', ['cancel', 'label', 'export']],
  ['succeeded', ['label', 'export', 'delete']],
  ['failed', ['retry', 'label', 'export', 'delete']],
  ['canceled', ['retry', 'label', 'export', 'delete']],
] as const)('%s: %j', (state, able) => {
  expect(bulkActions.filter((action) => !reasonAgainst(action, job(state)))).toEqual(able);
});

test('counts the excluded jobs by reason', () => {
  const chosen = [job('failed'), job('succeeded'), job('succeeded'), job('running')];
  const { able, unable } = previewOf('retry', chosen);
  expect(able).toHaveLength(1);
  expect(unable).toEqual([
    { reason: 'has succeeded', count: 2 },
    { reason: 'hasn’t ended yet', count: 1 },
  ]);
});

test('says why no selected job supports an action', () => {
  expect(unavailableFor('cancel', [job('failed')])).toBe('It has ended.');
  expect(unavailableFor('cancel', [job('failed'), job('succeeded')])).toBe('Each job has ended.');
  expect(unavailableFor('retry', [job('running'), job('succeeded')])).toBe(
    'None of these jobs can be changed.',
  );
  expect(unavailableFor('cancel', [job('failed'), job('running')])).toBeUndefined();
});

test('disables actions that no job of a state supports, before the jobs are read', () => {
  expect(unavailableInState('cancel', 'failed')).toBe('Each job has ended.');
  expect(unavailableInState('retry', 'succeeded')).toBe('Each job has succeeded.');
  expect(unavailableInState('delete', 'running')).toBe('Each job hasn’t ended yet. Cancel it first.');
  expect(unavailableInState('cancel', 'running')).toBeUndefined();
  expect(unavailableInState('export', 'failed')).toBeUndefined();
});

test('sends many jobs in several calls, and keeps each result', async () => {
  const ids = Array.from({ length: 120 }, (_, at) => `job-${at}`);
  const sizes: number[] = [];
  const seen: number[] = [];
  const result = await inChunks(
    ids,
    async (chunk) => {
      sizes.push(chunk.length);
      const [first = '', ...rest] = chunk;
      return { done: rest, refused: [{ jobId: first, words: 'No.' }] };
    },
    nothingYet,
    ({ done, refused }) => seen.push(done.length + refused.length),
  );
  expect(sizes).toEqual([50, 50, 20]);
  expect(seen).toEqual([50, 100, 120]);
  expect(result.done).toHaveLength(117);
  expect(result.refused).toHaveLength(3);
});

test('does not send jobs with a result again, and reports them with the rest', async () => {
  const soFar = { done: ['a'], refused: [{ jobId: 'b', words: 'No.' }] };
  const sent: string[] = [];
  const send = async (chunk: string[]) => {
    sent.push(...chunk);
    return { done: chunk, refused: [] };
  };
  const result = await inChunks(['a', 'b', 'c'], send, soFar, () => undefined);
  expect(sent).toEqual(['c']);
  expect(result).toEqual({ ...soFar, done: ['a', 'c'] });
});
