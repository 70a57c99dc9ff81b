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

/**
 * 0 to 100, from the HTML pages of the site. Each rule takes away `weight × √(pages that break it ÷ pages)` of
 * what is left: the root makes the first faulty page count more than the hundredth. Notices and unverified
 * findings take nothing, and fixing a fault never lowers the score.
 */
export function scoreOf(impacts: readonly RuleImpact[], pages: number): number {
  return Math.round(exactScore(impacts, pages));
}

/** The whole points that the score gains when one of the impacts is gone. */
export function pointsOf(impact: RuleImpact, impacts: readonly RuleImpact[], pages: number): number {
  const without = impacts.filter((other) => other !== impact);
  return scoreOf(without, pages) - scoreOf(impacts, pages);
}

function exactScore(impacts: readonly RuleImpact[], pages: number): number {
  if (pages === 0) return 0;
  return impacts
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .reduce((left, impact) => left * (1 - impact.weight * Math.sqrt(Math.min(1, impact.pages / pages))), 100);
}

export function gradeOf(score: number): Grade {
  if (score >= 90) return 'A';
  if (score >= 80) return 'B';
  if (score >= 65) return 'C';
  if (score >= 50) return 'D';
  return 'F';
}
