import { noCounts, type SeverityCounts } from '#domain/finding';
import type { ReportSummary, TimelineEvent } from '#domain/report';
import { type CategoryId, categoryIds, rules } from '#domain/rules';
import { bestFixes, categoryScoreOf, gradeOf, pointsInOrder, type RuleImpact, scoreOf } from '#domain/score';
import type { FindingGroup } from '#domain/sortedReport';

/** Computes the score of a report's findings as an audit would. */
export function numbersOf(groups: readonly FindingGroup[], pages: number) {
  const impactOf = new Map(groups.map((group) => [group, impact(group)]));
  const impacts = [...impactOf.values()];
  const score = scoreOf(impacts, pages);
  const { fixes, points } = bestFixes(impacts, pages);
  const pointsOf = pointsInOrder(impacts, pages);
  const summary: Omit<ReportSummary, 'parts' | 'sorted'> = {
    pages,
    counts: countsOf(groups),
    categories: perCategory(groups, (own) => {
      const alone = categoryScoreOf(own.map(impact), pages);
      return { score: alone, grade: gradeOf(alone) };
    }),
    rules: [...impactOf]
      .map(([{ rule, severity, count, pages: on }, own]) => ({
        rule,
        severity,
        findings: count,
        pages: on,
        points: pointsOf.get(own) ?? 0,
      }))
      .sort((a, b) => b.points - a.points || b.findings - a.findings),
    fixFirst: {
      rules: fixes.flatMap((fix) => groups.find((group) => impactOf.get(group) === fix)?.rule ?? []),
      points,
    },
  };
  return { score, grade: gradeOf(score), byCategory: perCategory(groups, countsOf), summary };
}

const impact = ({ rule, severity, pages }: FindingGroup): RuleImpact => ({
  category: rules[rule].category,
  severity,
  weight: rules[rule].weight,
  pages,
});

function countsOf(groups: readonly FindingGroup[]): SeverityCounts {
  const counts = noCounts();
  for (const { severity, count } of groups) counts[severity] += count;
  return counts;
}

function perCategory<Value>(groups: readonly FindingGroup[], of: (own: readonly FindingGroup[]) => Value) {
  return Object.fromEntries(
    categoryIds.map((id) => [id, of(groups.filter(({ rule }) => rules[rule].category === id))]),
  ) as Record<CategoryId, Value>;
}

const waitedMs = 1_500;
const msPerPage = 200;

/** Returns the times and the timeline of a job that ended at the given time. */
export function timesOf(pages: number, finishedAt: Date) {
  const durationMs = pages * msPerPage;
  const startedAt = new Date(finishedAt.getTime() - durationMs);
  const createdAt = new Date(startedAt.getTime() - waitedMs);
  const events: readonly TimelineEvent[] = [
    { kind: 'submitted', at: createdAt, slice: 0 },
    { kind: 'slice-started', at: startedAt, slice: 1 },
    { kind: 'succeeded', at: finishedAt, slice: 1 },
  ];
  return { createdAt, startedAt, durationMs, events };
}
