import type { Severity } from '../severity';

export const categoryIds = [
  'links',
  'crawlability',
  'content',
  'accessibility',
  'security',
  'speed',
] as const;
export type CategoryId = (typeof categoryIds)[number];

export interface RuleMeta {
  readonly category: CategoryId;
  /** What a finding of it counts as; a link that could not be judged is `unverified` whatever its rule says. */
  readonly severity: Severity;
  /** 0 to 1: how much of the score the rule takes when every page breaks it; 0 for notices and unverified. */
  readonly weight: number;
  /** A short name for what is wrong, as a heading: “Broken link”. */
  readonly title: string;
  /** One sentence: why it matters. */
  readonly why: string;
  /** One sentence: how to fix it. */
  readonly fix: string;
}

/** Keeps the rules' ids as literal types while checking the shape of each. */
export function defineRules<Id extends string>(rules: Record<Id, RuleMeta>): Record<Id, RuleMeta> {
  return rules;
}
