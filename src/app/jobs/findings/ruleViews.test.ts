import type { Finding } from '../../../domain/finding';
import type { RuleSummary } from '../../../domain/report';
import { rulesOfReport, rulesSoFar } from './ruleViews';

const summary = (rule: RuleSummary['rule'], points: number): RuleSummary => ({
  rule,
  severity: 'error',
  findings: 1,
  pages: 1,
  points,
});

test('errors stand before what could not be judged, and among them what lifts the score most', () => {
  const group = (
    rule: RuleSummary['rule'],
    severity: 'error' | 'unverified',
    from: number,
    count: number,
  ) => ({
    rule,
    severity,
    from,
    count,
    pages: 1,
  });
  const views = rulesOfReport(
    [
      group('broken-link', 'error', 0, 3),
      group('title-missing', 'error', 3, 1),
      group('unverified-link', 'unverified', 4, 9),
      group('broken-link', 'unverified', 13, 2),
    ],
    [summary('broken-link', 3), summary('title-missing', 8)],
  );
  expect(views.map(({ rule, findings, points }) => [rule, findings, points])).toEqual([
    ['title-missing', 1, 8],
    ['broken-link', 5, 3],
    ['unverified-link', 9, 0],
  ]);
  const broken = views[1];
  expect([0, 2, 3, 4, 5].map((index) => broken?.positionAt(index))).toEqual([0, 2, 13, 14, -1]);
});

test('while a job runs rules keep the order in which they struck, and count what was not read', () => {
  const finding = (rule: Finding['rule']) => ({ rule }) as Finding;
  const views = rulesSoFar(
    [
      { rule: 'title-missing', severity: 'error', findings: 70 },
      { rule: 'broken-link', severity: 'error', findings: 2 },
    ],
    [finding('broken-link'), finding('title-missing'), finding('broken-link')],
  );
  expect(views.map(({ rule, findings, length }) => [rule, findings, length])).toEqual([
    ['title-missing', 70, 1],
    ['broken-link', 2, 2],
  ]);
  expect(views[1]?.positionAt(1)).toBe(2);
});
