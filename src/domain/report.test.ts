import { fixesOf, type ReportSummary, type RuleSummary } from './report';

const found = (rule: RuleSummary['rule'], points: number): RuleSummary => ({
  rule,
  severity: 'error',
  findings: 3,
  pages: 2,
  points,
});
const summary = (
  rules: readonly RuleSummary[],
  points: number,
  first = rules.map(({ rule }) => rule),
): Pick<ReportSummary, 'rules' | 'fixFirst'> => ({ rules, fixFirst: { rules: first, points } });

test('omits fixes that together are worth less than a point', () => {
  expect(fixesOf(summary([found('broken-link', 0), found('title-missing', 0)], 0))).toEqual([]);
  expect(fixesOf(summary([], 0))).toEqual([]);
});

test('keeps a fix that is worth less than a point if the sum counts it', () => {
  const fixes = fixesOf(summary([found('broken-link', 5), found('title-missing', 0)], 6));
  expect(fixes.map(({ rule, points }) => [rule, points])).toEqual([
    ['broken-link', 5],
    ['title-missing', 0],
  ]);
});

test('treats a rule with two severities as one fix', () => {
  const twice = [found('page-error', 4), { ...found('page-error', 1), severity: 'warning' as const }];
  expect(fixesOf(summary(twice, 5))).toEqual([{ rule: 'page-error', points: 5, findings: 6, pages: 4 }]);
});
