import { HttpsError } from 'firebase-functions/https';
import { forEachJob } from './forEachJob';

const ids = Array.from({ length: 12 }, (_, at) => `job-${at}`);

test('one that is refused holds up no other, and the same id twice is one job', async () => {
  const seen: string[] = [];
  const result = await forEachJob([...ids, 'job-3'], async (jobId) => {
    seen.push(jobId);
    if (jobId === 'job-3') throw new HttpsError('failed-precondition', 'It has ended.');
  });
  expect(seen).toHaveLength(12);
  expect(result.done).toHaveLength(11);
  expect(result.refused).toEqual([{ jobId: 'job-3', words: 'It has ended.' }]);
});

test('what is no refusal ends the call', async () => {
  await expect(
    forEachJob(ids, async () => {
      throw new Error('the database is gone');
    }),
  ).rejects.toThrow('the database is gone');
});
