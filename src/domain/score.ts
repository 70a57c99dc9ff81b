import type { Severity } from './finding';

export const grades = ['A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof grades)[number];

/** What the score needs to know of one rule's findings. */
export interface RuleImpact {
  readonly severity: Severity;
  /** 0 to 1: how much of the score a rule takes when every page breaks it. */
  readonly weight: number;
  /** Pages that break it. */
  readonly pages: number;
}

/** Why a report has no score: no page was read, or scripts build what was to be judged. */
export type Unscored = 'no-page' | 'scripted';

/** What a report's end says of its pages. */
export interface Scorable {
  /** HTML pages that were read. */
  readonly pages: number;
  /** Those of them whose content scripts build, of which the score knows nothing. Absent for none, and in older reports. */
  readonly notJudged?: number;
  /** The start page, or every page, is one of those. */
  readonly unscored?: 'scripted';
}

/** Why there is no score; null where there is one. A 0 would be a verdict on a site that nobody has seen. */
export function unscoredBy({ pages, unscored }: Scorable): Unscored | null {
  return pages > 0 ? (unscored ?? null) : 'no-page';
}

export const isScored = (ended: Scorable) => unscoredBy(ended) === null;

/** Pages that the score is made of; none where there is no score. */
export const pagesScored = (ended: Scorable) => (isScored(ended) ? ended.pages - (ended.notJudged ?? 0) : 0);

/**
 * 0 to 100, from the HTML pages of the site that were judged. Each rule takes away `weight × √(pages that break it ÷ pages)` of
 * what is left: the root makes the first faulty page count more than the hundredth. Notices and unverified
 * findings take nothing. Fixing a fault never lowers the score of the same pages: with fewer pages, each weighs more.
 */
export function scoreOf(impacts: readonly RuleImpact[], pages: number): number {
  return Math.round(exactScore(impacts, pages));
}

/** The whole points that the score gains when one of the impacts is gone. */
export function pointsOf(impact: RuleImpact, impacts: readonly RuleImpact[], pages: number): number {
  return worthOf([impact], impacts, pages);
}

/** The whole points that the score gains when these impacts are gone together. */
export function worthOf(fixed: readonly RuleImpact[], impacts: readonly RuleImpact[], pages: number): number {
  const without = impacts.filter((impact) => !fixed.includes(impact));
  return scoreOf(without, pages) - scoreOf(impacts, pages);
}

/** The few repairs that lift the score most, the best first, and what they are worth together. */
export function bestFixes(
  impacts: readonly RuleImpact[],
  pages: number,
  most = 3,
): { readonly fixes: readonly RuleImpact[]; readonly points: number } {
  const fixes = impacts
    .map((impact) => ({ impact, loss: lossOf(impact, pages) }))
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
    .map(({ impact }) => impact);
  return { fixes, points: worthOf(fixes, impacts, pages) };
}

/** From 0 to 1: the share of what is left that an impact takes away. */
function lossOf({ severity, weight, pages: broken }: RuleImpact, pages: number): number {
  if (pages === 0 || (severity !== 'error' && severity !== 'warning')) return 0;
  return weight * Math.sqrt(Math.min(1, broken / pages));
}

function exactScore(impacts: readonly RuleImpact[], pages: number): number {
  if (pages === 0) return 0;
  // Always in the same order: a product of floating-point numbers depends on it in its last digit.
  const losses = impacts.map((impact) => lossOf(impact, pages)).sort((a, b) => a - b);
  return losses.reduce((left, loss) => left * (1 - loss), 100);
}

export function gradeOf(score: number): Grade {
  if (score >= 90) return 'A';
  if (score >= 80) return 'B';
  if (score >= 65) return 'C';
  if (score >= 50) return 'D';
  return 'F';
}
