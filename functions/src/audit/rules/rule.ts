import type { Evidence, Severity } from '../../../../src/domain/finding';
import type { RuleId } from '../../../../src/domain/rules';
import type { LinkRole } from '../linkRef';
import type { Seen } from '../outcome';
import type { PageFacts, Spot } from '../parse/facts';

/** One breach of a rule, in the words a person reads. */
export interface Violation {
  readonly message: string;
  /** Tells apart breaches of one rule on one page that have no target; the same in every run. */
  readonly key?: string;
  /** Where it stands, when it stands somewhere. */
  readonly spot?: Spot;
  readonly evidence?: Evidence;
  /** When it is not the rule's own: what could not be judged is `unverified`. */
  readonly severity?: Severity;
}

/** Judges a page of the site that answered 200 with HTML, from its facts alone. */
export interface PageRule {
  readonly kind: 'page';
  readonly id: RuleId;
  readonly check: (page: PageFacts) => readonly Violation[];
}

/** Judges one link of one page, once it is known what became of its target. */
export interface LinkRule {
  readonly kind: 'link';
  readonly id: RuleId;
  readonly check: (link: JudgedLink) => Violation | null;
}

/** Judges pages together: what is noted of each is compared when all have been read. */
export interface SiteRule {
  readonly kind: 'site';
  readonly id: RuleId;
  /** What is compared, or null when this page doesn't take part. Only its hash is kept. */
  readonly note: (page: PageFacts) => string | null;
  /**
   * One page of those with the same note; never called for a note that only one page has.
   * @param others the first few of the others, sorted.
   * @param count how many others there are.
   */
  readonly check: (page: string, others: readonly string[], count: number) => Violation | null;
}

/** Judges an address that the audit began with, which no link may lead to. */
export interface SeedRule {
  readonly kind: 'seed';
  readonly id: RuleId;
  readonly check: (seed: { readonly url: string; readonly fate: Fate }) => Violation | null;
}

export type Rule = PageRule | LinkRule | SiteRule | SeedRule;

export interface JudgedLink {
  readonly page: string;
  readonly target: string;
  readonly role: LinkRole;
  readonly element: string;
  /** The target is on the audited site. */
  readonly toSite: boolean;
  readonly fate: Fate;
}

/** What became of a target, redirects and all. */
export interface Fate {
  readonly end: 'ok' | 'broken' | 'unverified' | 'skipped' | 'loop' | 'too-long';
  readonly seen: Seen;
  /** Each address on the way, the first one included; one when nothing redirected. */
  readonly hops: readonly string[];
  /** The statuses that redirected, one fewer than the hops. */
  readonly statuses: readonly number[];
}

export const pageRule = (id: RuleId, check: PageRule['check']): PageRule => ({ kind: 'page', id, check });

export const linkRule = (id: RuleId, check: LinkRule['check']): LinkRule => ({ kind: 'link', id, check });

export const siteRule = (id: RuleId, rule: Pick<SiteRule, 'note' | 'check'>): SiteRule => ({
  kind: 'site',
  id,
  ...rule,
});

export const seedRule = (id: RuleId, check: SeedRule['check']): SeedRule => ({ kind: 'seed', id, check });
