import * as v from 'valibot';
import { retryJobSchema } from '#domain/operations';
import { keyOf } from './retryEach';

const longest = 'x'.repeat(64);

test('every job of a press has a key of its own, the same each time', () => {
  const keys = ['a', 'b', 'a_b', 'a-b', longest].map((jobId) => keyOf(longest, jobId));
  expect(new Set(keys).size).toBe(5);
  expect(keyOf(longest, 'a')).toBe(keys[0]);
  expect(keyOf('another-press', 'a')).not.toBe(keys[0]);
});

test('the key is one that a retry takes', () => {
  const request = { jobId: 'job', idempotencyKey: keyOf(longest, longest) };
  expect(v.safeParse(retryJobSchema, request).success).toBe(true);
});
