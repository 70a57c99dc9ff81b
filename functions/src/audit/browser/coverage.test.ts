import { type Range, unusedOf } from './coverage';

const range = (startOffset: number, endOffset: number, count: number): Range => ({
  startOffset,
  endOffset,
  count,
});

test.each([
  ['nothing of a script that ran completely', [range(0, 100, 1)], 0],
  ['all of a script that never ran', [range(0, 100, 0)], 100],
  ['a function that was never called', [range(0, 100, 1), range(10, 40, 0)], 30],
  ['two functions side by side', [range(0, 100, 1), range(10, 40, 0), range(40, 50, 0)], 40],
  ['not the part of an unused range that did run', [range(0, 100, 0), range(20, 50, 1)], 70],
  [
    'each level of nesting once',
    [range(0, 100, 1), range(10, 90, 0), range(20, 50, 1), range(30, 40, 0)],
    60,
  ],
  ['ranges in any order', [range(30, 40, 0), range(0, 100, 1)], 10],
  ['nothing of no script', [], 0],
])('counts %s', (_, ranges, unused) => {
  expect(unusedOf(ranges)).toBe(unused);
});
