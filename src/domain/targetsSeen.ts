import type { Finding } from './finding';
import type { RuleId } from './rules';

/** Rules that judge a link by what its target answered, proven: without an answer nothing is known of what they found. */
const followedRules: ReadonlySet<RuleId> = new Set([
  'asset-uncached',
  'asset-uncompressed',
  'broken-image',
  'broken-link',
  'broken-resource',
  'fragment-missing',
  'image-heavy',
  'image-old-format',
  'link-not-canonical',
  'redirect-chain',
  'redirect-insecure',
  'redirect-loop',
  'redirect-permanent',
  'redirect-temporary',
  'script-heavy',
  'slow-link',
  'style-heavy',
  // A page only names these, so only a link to the same URL says that it can't be verified.
  'canonical-broken',
  'canonical-redirects',
  'hreflang-broken',
  'pagination-broken',
]);

const brokenRules: ReadonlySet<RuleId> = new Set(['broken-image', 'broken-link', 'broken-resource']);

/** They say of a target that its answer is not known. */
const unprovenRules: ReadonlySet<RuleId> = new Set([
  'link-robots-blocked',
  'resource-robots-blocked',
  'unverified-link',
]);

export type LinkFinding = Pick<
  Finding,
  'fingerprint' | 'rule' | 'page' | 'target' | 'severity' | 'occursOn'
> &
  Partial<Pick<Finding, 'message' | 'evidence'>>;

/** What the findings of a run say of the targets of links: which were proven to be broken, and which could not be judged. */
export class TargetsSeen {
  /** By target, the finding that says so: one for all pages that link there. */
  readonly #unproven = new Map<string, string>();
  readonly #broken = new Set<string>();

  add({ fingerprint, rule, target }: LinkFinding): void {
    if (target === null) return;
    if (unprovenRules.has(rule)) this.#unproven.set(target, fingerprint);
    else if (brokenRules.has(rule)) this.#broken.add(target);
  }

  /** Whether what a finding rests on could not be judged. */
  leavesOpen({ rule, target }: LinkFinding): boolean {
    return this.openFor(target) !== undefined && followedRules.has(rule);
  }

  /** The fingerprint of what says that links to a target could not be judged. */
  openFor(target: string | null): string | undefined {
    return target === null ? undefined : this.#unproven.get(target);
  }

  /** Whether a link that could not be judged then is proven to be broken now. */
  provesBroken({ rule, target }: LinkFinding): boolean {
    return unprovenRules.has(rule) && target !== null && this.#broken.has(target);
  }
}

/** Whether a page that gave this status was read, or is proven to be gone: only then what it lacks is fixed. */
export const tellsOfPage = (status: number) =>
  (status >= 200 && status < 400) || status === 404 || status === 410;
