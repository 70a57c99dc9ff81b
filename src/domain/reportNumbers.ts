import { noCounts, type Severity, type SeverityCounts } from './finding';
import type { ReportSummary, RuleSummary } from './report';
import { type CategoryId, categoryIds, type RuleId, rules } from './rules';
import {
  bestFixes,
  categoryScoreOf,
  type Grade,
  gradeOf,
  pagesScored,
  pointsInOrder,
  type RuleImpact,
  type Scorable,
  totalOf,
} from './score';

/** A broken rule, and how much of the site breaks it. */
export interface BrokenRule {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly findings: number;
  /** Pages that have them. */
  readonly pages: number;
  /** Those of the pages that affect the score. */
  readonly evaluatedPages: number;
}

/** A report in numbers: what its screens, its exports and the lists of jobs show. */
export interface ReportNumbers extends Pick<ReportSummary, 'counts' | 'categories' | 'rules' | 'fixFirst'> {
  readonly score: number;
  readonly grade: Grade;
  readonly byCategory: Readonly<Record<CategoryId, SeverityCounts>>;
}

/** Computes a report’s numbers from the rules that its pages break. */
export function numbersOf(broken: readonly BrokenRule[], read: Scorable): ReportNumbers {
  const pages = pagesScored(read);
  const impactOf = new Map(broken.map((one) => [one, impact(one)]));
  const impacts = [...impactOf.values()];
  const points = pointsInOrder(impacts, pages);
  const categories = perCategory(broken, (own) => {
    const score = categoryScoreOf(own.map(impact), pages);
    return { score, grade: gradeOf(score) };
  });
  const best = bestFixes(impacts, pages);
  const score = totalScore(categories, read);
  return {
    score,
    grade: gradeOf(score),
    counts: countsOf(broken),
    byCategory: perCategory(broken, countsOf),
    categories,
    rules: [...impactOf]
      .map(([one, impact]) => summaryOf(one, points.get(impact) ?? 0, read))
      .sort((a, b) => b.points - a.points || b.findings - a.findings || a.rule.localeCompare(b.rule)),
    fixFirst: {
      rules: best.fixes.flatMap((fix) => broken.find((one) => impactOf.get(one) === fix)?.rule ?? []),
      points: best.points,
    },
  };
}

/** Returns the numbers of a stored report, as they were when its job ended. */
export function storedNumbers(summary: ReportSummary): ReportNumbers {
  const { counts, categories, rules: own, fixFirst } = summary;
  const score = summary.score ?? totalScore(categories, summary);
  const byCategory = perCategory(brokenRules(summary), countsOf);
  return { score, grade: gradeOf(score), counts, byCategory, categories, rules: own, fixFirst };
}

export const brokenRules = ({ rules: own }: Pick<ReportSummary, 'rules'>): readonly BrokenRule[] =>
  own.map(({ points: _, ...one }) => ({ ...one, evaluatedPages: one.evaluatedPages ?? one.pages }));

/** A rule of an older report may no longer exist. It costs nothing then. */
const impact = ({ rule, severity, evaluatedPages }: BrokenRule): RuleImpact => ({
  category: rules[rule]?.category ?? 'links',
  severity,
  weight: rules[rule]?.weight ?? 0,
  pages: evaluatedPages,
});

function summaryOf(
  { rule, severity, findings, pages: affected, evaluatedPages }: BrokenRule,
  points: number,
  read: Scorable,
): RuleSummary {
  const pages = Math.min(affected, read.pages);
  const evaluated = evaluatedPages === affected ? {} : { evaluatedPages };
  return { rule, severity, findings, pages, ...evaluated, points };
}

export function totalScore(categories: ReportSummary['categories'], read: Scorable): number {
  return pagesScored(read) === 0 ? 0 : totalOf(categoryIds.map((id) => categories[id].score));
}

function countsOf(broken: readonly BrokenRule[]): SeverityCounts {
  const counts = noCounts();
  for (const { severity, findings } of broken) counts[severity] += findings;
  return counts;
}

function perCategory<Value>(broken: readonly BrokenRule[], of: (own: readonly BrokenRule[]) => Value) {
  return Object.fromEntries(
    categoryIds.map((id) => [id, of(broken.filter(({ rule }) => rules[rule]?.category === id))]),
  ) as Record<CategoryId, Value>;
}
