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

export interface RuleMeta<Id extends string = string> {
  /** What its file is called, here and wherever else something belongs to it. */
  readonly id: Id;
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

/** Keeps the rule's id as a literal type while checking its shape. */
export function defineRule<Id extends string>(rule: RuleMeta<Id>): RuleMeta<Id> {
  return rule;
}
