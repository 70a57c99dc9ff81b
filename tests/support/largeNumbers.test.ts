import { stretchesOf } from '#app/jobs/job/stretches';
import type { FindingGroup } from '#domain/sortedReport';
import { numbersOf, timesOf } from './largeNumbers';

const group = (rule: FindingGroup['rule'], severity: FindingGroup['severity'], count: number) => ({
  rule,
  severity,
  from: 0,
  count,
  pages: count / 2,
});
const groups = [
  group('title-missing', 'error', 100),
  group('broken-link', 'error', 100),
  group('redirect-permanent', 'notice', 40),
];

test('derives scores from findings, and gives full scores to categories without findings', () => {
  const { summary, score, grade } = numbersOf(groups, 300);
  expect(summary.categories).toMatchObject({
    links: { score: 84, grade: 'B' },
    content: { score: 92, grade: 'A' },
    speed: { score: 100, grade: 'A' },
    security: { score: 100, grade: 'A' },
  });
  expect({ score, grade }).toEqual({ score: 77, grade: 'C' });
  expect(summary.counts).toEqual({ error: 200, warning: 0, notice: 40, unverified: 0 });
  expect(summary.rules.map(({ rule, points }) => [rule, points])).toEqual([
    ['broken-link', 15],
    ['title-missing', 8],
    ['redirect-permanent', 0],
  ]);
  expect(summary.fixFirst).toEqual({ rules: ['broken-link', 'title-missing'], points: 23 });
});

test('suggests no fixes without findings', () => {
  expect(numbersOf([], 3)).toMatchObject({ score: 100, grade: 'A', summary: { fixFirst: { rules: [] } } });
});

test('gives a finished job times of waiting, running and ending', () => {
  const at = new Date('2026-03-04T12:00:00Z');
  const { createdAt, startedAt, durationMs, events } = timesOf(300, at);
  expect(stretchesOf(events).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['waiting', createdAt, startedAt],
    ['working', startedAt, at],
  ]);
  expect(events.at(-1)).toMatchObject({ kind: 'succeeded', at });
  expect(at.getTime() - startedAt.getTime()).toBe(durationMs);
});
