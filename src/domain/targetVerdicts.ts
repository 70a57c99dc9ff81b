import type { Finding } from './finding';
import type { RuleId } from './rules';

/** Rules that evaluate a link by its target's verified response. Without a response, their findings are unknown. */
const rulesAboutTargets: ReadonlySet<RuleId> = new Set([
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
  // A page only references these URLs, so only a link to the same URL can be unverified.
  'canonical-broken',
  'canonical-redirects',
  'hreflang-broken',
  'pagination-broken',
]);

const brokenRules: ReadonlySet<RuleId> = new Set(['broken-image', 'broken-link', 'broken-resource']);

/** Rules that report a target's response as unknown. */
const unverifiedRules: ReadonlySet<RuleId> = new Set([
  'link-robots-blocked',
  'resource-robots-blocked',
  'unverified-link',
]);

export type LinkFinding = Pick<
  Finding,
  'fingerprint' | 'rule' | 'page' | 'target' | 'severity' | 'occursOn'
> &
  Partial<Pick<Finding, 'message' | 'evidence'>>;

/** Collects the link targets in a run's findings that were proven broken, and those that could not be verified. */
export class TargetVerdicts {
  /** The unverified finding by target. One for all pages that link there. */
  readonly #unproven = new Map<string, string>();
  readonly #broken = new Set<string>();

  add({ fingerprint, rule, target }: LinkFinding): void {
    if (target === null) return;
    if (unverifiedRules.has(rule)) this.#unproven.set(target, fingerprint);
    else if (brokenRules.has(rule)) this.#broken.add(target);
  }

  /** Returns whether a finding depends on something that could not be verified. */
  dependsOnUnverified(finding: LinkFinding): boolean {
    return this.unverifiedFindingBehind(finding) !== undefined;
  }

  /** Returns the fingerprint of the unverified finding that a finding depends on, if there is one. */
  unverifiedFindingBehind({ rule, target }: LinkFinding): string | undefined {
    return rulesAboutTargets.has(rule) ? this.unverifiedFindingFor(target) : undefined;
  }

  /** Returns the fingerprint of the finding about a target that could not be verified, if there is one. */
  unverifiedFindingFor(target: string | null): string | undefined {
    return target === null ? undefined : this.#unproven.get(target);
  }

  /** Returns whether a link that could not be verified before is now proven broken. */
  isNowBroken({ rule, target }: LinkFinding): boolean {
    return unverifiedRules.has(rule) && target !== null && this.#broken.has(target);
  }
}

/** Returns whether a page with this status was read or is proven gone. Otherwise, its earlier findings may persist. */
export const isConclusiveStatus = (status: number) =>
  (status >= 200 && status < 400) || status === 404 || status === 410;
