import { bucketOf, percentileOf } from '#domain/stats';
import { lengthOf, lengthWords, percent, spanWords } from './charts';

const spanOf = (ms: number) => {
  const span = percentileOf({ [bucketOf(ms)]: 1 }, 0.5);
  if (!span) throw new Error('One was counted.');
  return span;
};

test.each([
  [400, 'up to 1 s', '1 s'],
  [1_500, '1 s to 2 s', '2 s'],
  [31_000, '30 s to 1 min', '1 min'],
  [4_000_000, '1 h to 2 h', '2 h'],
  [90_000_000, 'over 24 h', 'over 24 h'],
])('describes %d ms only as precisely as its bucket', (ms, words, inChart) => {
  expect(spanWords(spanOf(ms))).toBe(words);
  expect(lengthWords(lengthOf(spanOf(ms)) ?? Number.NaN)).toBe(inChart);
});

test('has no duration for what was not counted', () => {
  expect(lengthOf(undefined)).toBeNull();
});

test.each([
  [1, '100%'],
  [0.999, '99.9%'],
  [0.99999, '99.9%'],
  [0.995, '99.5%'],
  [0.994, '99%'],
  [0.75, '75%'],
  [0.006, '1%'],
  [0.001, '0.1%'],
  [0.00001, '0.1%'],
  [0, '0%'],
])('formats %d as %s', (share, words) => {
  expect(percent(share)).toBe(words);
});
