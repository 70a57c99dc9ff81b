import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { retryJobSchema } from '#domain/operations';
import { forEachJob, keyOf } from './bulk';

const ids = Array.from({ length: 12 }, (_, at) => `job-${at}`);

test('continues after a refusal, and runs a repeated ID once', async () => {
  const seen: string[] = [];
  const result = await forEachJob([...ids, 'job-3'], async (jobId) => {
    seen.push(jobId);
    if (jobId === 'job-3') throw new HttpsError('failed-precondition', 'It has ended.');
  });
  expect(seen).toHaveLength(12);
  expect(result.done).toHaveLength(11);
  expect(result.refused).toEqual([{ jobId: 'job-3', words: 'It has ended.' }]);
});

test('rejects on an error that is not a refusal', async () => {
  await expect(
    forEachJob(ids, async () => {
      throw new Error('the database is gone');
    }),
  ).rejects.toThrow('the database is gone');
});

test('runs at most five jobs concurrently', async () => {
  const finish: (() => void)[] = [];
  let open = 0;
  let peak = 0;
  const all = forEachJob(ids, async () => {
    peak = Math.max(peak, ++open);
    await new Promise<void>((resolve) => finish.push(resolve));
    open -= 1;
  });
  for (let done = 0; done < ids.length; ) {
    for (const one of finish.splice(0)) {
      one();
      done += 1;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await all).done).toHaveLength(ids.length);
  expect(peak).toBe(5);
});

const longest = 'x'.repeat(64);

test('derives a stable key for each job of a batch', () => {
  const keys = ['a', 'b', 'a_b', 'a-b', longest].map((jobId) => keyOf(longest, jobId));
  expect(new Set(keys).size).toBe(5);
  expect(keyOf(longest, 'a')).toBe(keys[0]);
  expect(keyOf('another-press', 'a')).not.toBe(keys[0]);
});

test('derives a valid idempotency key', () => {
  const request = { jobId: 'job', idempotencyKey: keyOf(longest, longest) };
  expect(v.safeParse(retryJobSchema, request).success).toBe(true);
});
