import type { Severity } from './finding';
import type { CategoryId } from './rules';

export const grades = ['A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof grades)[number];

/** The inputs of the score for one rule. */
export interface RuleImpact {
  readonly category: CategoryId;
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
  readonly scriptedPages?: number;
  /** Set if the start page, or every page, is one of those. */
  readonly unscored?: 'scripted';
}

/** Returns why there is no score, or null if there is one. A score of 0 would rate a site that was not seen. */
export function unscoredBy({ pages, unscored }: Scorable): Unscored | null {
  return pages > 0 ? (unscored ?? null) : 'no-page';
}

export const isScored = (ended: Scorable) => unscoredBy(ended) === null;

/** Returns the number of pages that the score is based on, or 0 without a score. */
export const pagesScored = (ended: Scorable) =>
  isScored(ended) ? ended.pages - (ended.scriptedPages ?? 0) : 0;

/**
 * Computes the score, 0 to 100, from the site's evaluated HTML pages: the product of the category scores, each rounded,
 * so that the numbers on the screen multiply to the total on the screen. Fixing a problem never lowers the score of
 * the same pages. With fewer pages, each weighs more.
 */
export function scoreOf(impacts: readonly RuleImpact[], pages: number): number {
  if (pages === 0) return 0;
  const categories = new Set(impacts.map(({ category }) => category));
  return totalOf(
    [...categories].map((category) => {
      const own = impacts.filter((impact) => impact.category === category);
      return categoryScoreOf(own, pages);
    }),
  );
}

/** Returns the product of category scores, 0 to 100. */
export function totalOf(categoryScores: readonly number[]): number {
  // Sorted, because the last digit of a floating-point product depends on the order.
  const sorted = [...categoryScores].sort((a, b) => a - b);
  return Math.round(sorted.reduce((left, score) => (left * score) / 100, 100));
}

/**
 * Computes the score of one category, 0 to 100, from its own impacts. Each rule takes `weight × √(pages that break it ÷
 * pages)` of what is left. The root makes the first affected page count more than the hundredth. Notices and
 * unverified findings take nothing.
 */
export function categoryScoreOf(impacts: readonly RuleImpact[], pages: number): number {
  if (pages === 0) return 0;
  // Sorted, because the last digit of a floating-point product depends on the order.
  const losses = impacts.map((impact) => lossOf(impact, pages)).sort((a, b) => a - b);
  return Math.round(losses.reduce((left, loss) => left * (1 - loss), 100));
}

/**
 * Returns the points that each fix adds to the score if the fixes are made in this order: the one with the largest
 * loss first. All of them together add up to 100 minus the score. Impacts that take nothing are not in it.
 */
export function pointsInOrder(
  impacts: readonly RuleImpact[],
  pages: number,
): ReadonlyMap<RuleImpact, number> {
  const losses = new Map(impacts.map((impact) => [impact, lossOf(impact, pages)]));
  const lossy = impacts.filter((impact) => (losses.get(impact) ?? 0) > 0);
  const ordered = lossy.sort((a, b) => (losses.get(b) ?? 0) - (losses.get(a) ?? 0));
  let score = scoreOf(ordered, pages);
  return new Map(
    ordered.map((impact, at) => {
      const before = score;
      score = scoreOf(ordered.slice(at + 1), pages);
      return [impact, score - before];
    }),
  );
}

const maxFixes = 3;

/** Returns the few fixes that raise the score most, best first, and their total worth. */
export function bestFixes(
  impacts: readonly RuleImpact[],
  pages: number,
): { readonly fixes: readonly RuleImpact[]; readonly points: number } {
  const best = [...pointsInOrder(impacts, pages)].slice(0, maxFixes);
  return {
    fixes: best.map(([impact]) => impact),
    points: best.reduce((sum, [, points]) => sum + points, 0),
  };
}

/** Returns the share, 0 to 1, of what is left that an impact takes. */
function lossOf({ severity, weight, pages: broken }: RuleImpact, pages: number): number {
  if (pages === 0 || (severity !== 'error' && severity !== 'warning')) return 0;
  return weight * Math.sqrt(Math.min(1, broken / pages));
}

export function gradeOf(score: number): Grade {
  if (score >= 90) return 'A';
  if (score >= 80) return 'B';
  if (score >= 65) return 'C';
  if (score >= 50) return 'D';
  return 'F';
}
