import { dotsPath, linePath, maxOf, niceTop } from './series';

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [5, 5],
  [87, 100],
  [101, 200],
  [0.03, 0.05],
])('an axis for %d ends at %d', (max, top) => {
  expect(niceTop(max)).toBeCloseTo(top);
});

test('a line runs left to right, rises with the value, and breaks at missing values', () => {
  expect(linePath([0, 50, 100], 100)).toBe('M0 100L50 50L100 0');
  expect(linePath([10, null, 10], 10)).toBe('M0 0M100 0');
  expect(linePath([], 10)).toBe('');
});

test('a value without known neighbors is a dot, because a line through it would have no length', () => {
  expect(dotsPath([null, 5, null], 10)).toBe('M50 50h0.01');
  expect(dotsPath([10, null, 10], 10)).toBe('M0 0h0.01M100 0h0.01');
  expect(dotsPath([4], 10)).toBe('M0 60h0.01');
  expect(dotsPath([1, 2, null], 10)).toBe('');
});

test('returns the largest value, alone or stacked', () => {
  const series = [
    { name: 'a', color: 'error', values: [1, 5] },
    { name: 'b', color: 'fixed', values: [4, null] },
  ] as const;
  expect(maxOf(series)).toBe(5);
  expect(maxOf(series, true)).toBe(5);
  expect(maxOf([...series, { name: 'c', color: 'notice', values: [2, 2] }], true)).toBe(7);
});

test('marks every value on request', () => {
  expect(dotsPath([1, 2, null], 10, true)).toBe('M0 90h0.01M50 80h0.01');
});
