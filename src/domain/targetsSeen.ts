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
]);

/** The same of addresses that a page only names: when they can't be verified, no finding of that page says so. */
const namedRules: ReadonlySet<RuleId> = new Set([
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

export type LinkFinding = Pick<Finding, 'fingerprint' | 'rule' | 'page' | 'target' | 'severity'>;

/** What the findings of a run say of the targets of links: which were proven to be broken, and which could not be judged. */
export class TargetsSeen {
  /** By target and page, the finding that says so. */
  readonly #unproven = new Map<string, Map<string, string>>();
  readonly #broken = new Map<string, Set<string>>();

  add({ fingerprint, rule, page, target }: LinkFinding): void {
    if (target === null) return;
    if (unprovenRules.has(rule)) {
      const pages = this.#unproven.get(target) ?? new Map<string, string>();
      this.#unproven.set(target, pages.set(page, fingerprint));
    } else if (brokenRules.has(rule)) {
      const pages = this.#broken.get(target) ?? new Set<string>();
      this.#broken.set(target, pages.add(page));
    }
  }

  /** Whether what a finding rests on could not be judged. */
  leavesOpen({ rule, page, target }: LinkFinding): boolean {
    const pages = target === null ? undefined : this.#unproven.get(target);
    return pages !== undefined && (namedRules.has(rule) || (followedRules.has(rule) && pages.has(page)));
  }

  /** The fingerprint of what says that a link of a page could not be judged. */
  openOn(page: string, target: string | null): string | undefined {
    return target === null ? undefined : this.#unproven.get(target)?.get(page);
  }

  /** Whether a link that could not be judged then is proven to be broken now. */
  provesBroken({ rule, page, target }: LinkFinding): boolean {
    return unprovenRules.has(rule) && target !== null && (this.#broken.get(target)?.has(page) ?? false);
  }
}

/** Whether a page that gave this status was read, or is proven to be gone: only then what it lacks is fixed. */
export const tellsOfPage = (status: number) =>
  (status >= 200 && status < 400) || status === 404 || status === 410;
