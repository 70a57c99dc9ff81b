import * as v from 'valibot';
import { retryJobSchema } from '#domain/operations';
import { keyOf } from './retryEach';

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
