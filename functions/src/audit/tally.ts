import { noCounts, type SeverityCounts } from '../../../src/domain/finding';
import type { RuleSummary } from '../../../src/domain/report';
import { type CategoryId, categoryIds, rules } from '../../../src/domain/rules';
import { gradeOf, pointsOf, type RuleImpact, scoreOf } from '../../../src/domain/score';
import type { AuditEnd } from './contract';
import type { CrawlState } from './state';

/** The end of an audit in numbers: score, grade and what each rule costs. */
export function tallyOf(state: CrawlState): AuditEnd {
  const found = [...state.found].flatMap(([rule, bySeverity]) =>
    [...bySeverity.values()].map(({ severity, findings, pages }) => {
      const impact: RuleImpact = { severity, weight: rules[rule].weight, pages: pages.size };
      return { rule, severity, findings, impact };
    }),
  );
  const impacts = found.map(({ impact }) => impact);
  const counts = noCounts();
  const byCategory = Object.fromEntries(categoryIds.map((id) => [id, noCounts()])) as Record<
    CategoryId,
    SeverityCounts
  >;
  for (const { rule, severity, findings } of found) {
    counts[severity] += findings;
    byCategory[rules[rule].category][severity] += findings;
  }
  const score = scoreOf(impacts, state.pagesRead);
  const summaries = found.map(({ rule, severity, findings, impact }): RuleSummary => {
    const points = pointsOf(impact, impacts, state.pagesRead);
    return { rule, severity, findings, pages: impact.pages, points };
  });
  summaries.sort((a, b) => b.points - a.points || b.findings - a.findings || a.rule.localeCompare(b.rule));
  return {
    result: { score, grade: gradeOf(score), counts, byCategory, pages: state.pagesRead, bytes: state.bytes },
    summary: { pages: state.pagesRead, counts, rules: summaries },
  };
}
