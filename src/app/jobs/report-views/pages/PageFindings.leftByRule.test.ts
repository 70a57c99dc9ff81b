import type { FindingGroup } from '#domain/sortedReport';
import { leftByRule } from './PageFindings';

const group = (rule: FindingGroup['rule'], from: number, count: number): FindingGroup => ({
  rule,
  severity: 'error',
  from,
  count,
  pages: 1,
});
const groups = [
  group('broken-link', 0, 10),
  group('title-missing', 10, 5),
  group('broken-link', 15, 5),
  group('image-alt-missing', 20, 5),
];

test('counts positions by rule, largest count first', () => {
  expect(leftByRule([9, 10, 11, 19, 15, 14], groups)).toEqual([
    ['broken-link', 3],
    ['title-missing', 3],
  ]);
  expect(leftByRule([0, 20, 21], groups)).toEqual([
    ['image-alt-missing', 2],
    ['broken-link', 1],
  ]);
  expect(leftByRule([], groups)).toEqual([]);
});
