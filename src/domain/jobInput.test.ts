import * as v from 'valibot';
import { jobInputSchema } from './jobInput';

const listOf = (count: number, length: number) => ({
  url: 'https://example.com',
  scope: 'list' as const,
  urls: Array.from({ length: count }, () => `https://example.com/${'x'.repeat(length - 20)}`),
});

test('a list may have a thousand addresses of usual length', () => {
  expect(v.safeParse(jobInputSchema, listOf(1_000, 200)).success).toBe(true);
});

test('a list whose addresses are too long to be kept with its job is refused with the reason', () => {
  const { issues } = v.safeParse(jobInputSchema, listOf(1_000, 1_000));
  expect(issues?.map(({ message }) => message)).toEqual([
    'A list has at most 200,000 characters in all its addresses together, and this one has 1,000,000. Split it.',
  ]);
});
