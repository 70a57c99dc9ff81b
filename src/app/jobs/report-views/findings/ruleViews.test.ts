import type { Finding } from '#domain/finding';
import type { RuleSummary } from '#domain/report';
import { countOf, ofSeverity, rulesOfReport, rulesSoFar } from './ruleViews';

const summary = (rule: RuleSummary['rule'], points: number): RuleSummary => ({
  rule,
  severity: 'error',
  findings: 1,
  pages: 1,
  points,
});

test('lists errors before unverified findings, and within them the largest score gain first', () => {
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
  expect(views.map(({ id, findings, points }) => [id, findings, points])).toEqual([
    ['title-missing', 1, 8],
    ['broken-link', 5, 3],
    ['unverified-link', 9, 0],
  ]);
  const broken = views[1];
  expect([0, 2, 3, 4, 5].map((index) => broken?.positionAt(index))).toEqual([0, 2, 13, 14, -1]);
  expect([0, 2, 13, 14, 3, 15].map((position) => broken?.indexOf(position))).toEqual([0, 2, 3, 4, -1, -1]);
});

test('keeps the order of first findings while a job runs, and counts unread findings', () => {
  const finding = (rule: Finding['rule']) => ({ rule }) as Finding;
  const views = rulesSoFar(
    [
      { rule: 'title-missing', severity: 'error', findings: 70 },
      { rule: 'broken-link', severity: 'error', findings: 2 },
    ],
    [finding('broken-link'), finding('title-missing'), finding('broken-link')],
  );
  expect(views.map(({ id, findings, length }) => [id, findings, length])).toEqual([
    ['title-missing', 70, 1],
    ['broken-link', 2, 2],
  ]);
  expect(views[1]?.positionAt(1)).toBe(2);
});

test('splits a rule of two severities by finding, and counts each part', () => {
  const group = (severity: 'error' | 'unverified', from: number, count: number) => ({
    rule: 'page-error' as const,
    severity,
    from,
    count,
    pages: count,
  });
  const total = { rule: 'page-error' as const, findings: 1, pages: 1 };
  const views = rulesOfReport(
    [group('error', 0, 1), group('unverified', 7, 2)],
    [
      { ...total, severity: 'error', points: 9 },
      { ...total, severity: 'unverified', points: 0 },
    ],
  );
  const viewsWith = (severity: 'error' | 'warning' | 'unverified') =>
    ofSeverity(views, severity).map((view) => [
      view.severity,
      view.findings,
      view.pages,
      view.points,
      Array.from({ length: view.length }, (_, index) => view.positionAt(index)),
    ]);
  expect(viewsWith('error')).toEqual([['error', 1, 1, 9, [0]]]);
  expect(viewsWith('unverified')).toEqual([['unverified', 2, 2, 0, [7, 8]]]);
  expect(viewsWith('warning')).toEqual([]);
  const counted = (among: ReadonlySet<number> | 'all') =>
    (['error', 'unverified', 'notice'] as const).map((severity) => countOf(views, severity, among));
  expect(counted('all')).toEqual([1, 2, 0]);
  expect(counted(new Set([0, 8, 99]))).toEqual([1, 1, 0]);
});
