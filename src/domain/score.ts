import type { Severity } from './finding';

export const grades = ['A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof grades)[number];

/** The inputs of the score for one rule. */
export interface RuleImpact {
  readonly severity: Severity;
  /** 0 to 1: the share of the score that a rule takes when every page breaks it. */
  readonly weight: number;
  /** Pages that break it. */
  readonly pages: number;
}

/** Why a report has no score: no page was read, or scripts build the content. */
export type Unscored = 'no-page' | 'scripted';

/** What a finished report says about its pages. */
export interface Scorable {
  /** HTML pages that were read. */
  readonly pages: number;
  /** Those whose content scripts build. They don't affect the score. Absent if there are none, and in older reports. */
  readonly notJudged?: number;
  /** Set if the start page, or every page, is one of those. */
  readonly unscored?: 'scripted';
}

/** Returns why there is no score, or null if there is one. A score of 0 would rate a site that was not seen. */
export function unscoredBy({ pages, unscored }: Scorable): Unscored | null {
  return pages > 0 ? (unscored ?? null) : 'no-page';
}

export const isScored = (ended: Scorable) => unscoredBy(ended) === null;

/** Returns the number of pages that the score is based on, or 0 without a score. */
export const pagesScored = (ended: Scorable) => (isScored(ended) ? ended.pages - (ended.notJudged ?? 0) : 0);

/**
 * Computes the score, 0 to 100, from the site's evaluated HTML pages. Each rule takes `weight × √(pages that break it
 * ÷ pages)` of what is left. The root makes the first affected page count more than the hundredth. Notices and
 * unverified findings take nothing. Fixing a problem never lowers the score of the same pages. With fewer pages, each
 * weighs more.
 */
export function scoreOf(impacts: readonly RuleImpact[], pages: number): number {
  return Math.round(exactScore(impacts, pages));
}

/** Returns the whole points that the score gains without this impact. */
export function pointsOf(impact: RuleImpact, impacts: readonly RuleImpact[], pages: number): number {
  return worthOf([impact], impacts, pages);
}

/** Returns the whole points that the score gains without these impacts together. */
export function worthOf(fixed: readonly RuleImpact[], impacts: readonly RuleImpact[], pages: number): number {
  const without = impacts.filter((impact) => !fixed.includes(impact));
  return scoreOf(without, pages) - scoreOf(impacts, pages);
}

/** Returns the few fixes that raise the score most, best first, and their total worth. */
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

/** Returns the share, 0 to 1, of what is left that an impact takes. */
function lossOf({ severity, weight, pages: broken }: RuleImpact, pages: number): number {
  if (pages === 0 || (severity !== 'error' && severity !== 'warning')) return 0;
  return weight * Math.sqrt(Math.min(1, broken / pages));
}

function exactScore(impacts: readonly RuleImpact[], pages: number): number {
  if (pages === 0) return 0;
  // Sorted, because the last digit of a floating-point product depends on the order.
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
