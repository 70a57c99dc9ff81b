import * as v from 'valibot';
import type { Finding } from './finding';
import { decisionSchema, type Issue } from './issueState';
import { pathPattern } from './jobInput';
import { namedPagesOf, pageCountOf } from './occurrences';
import { fits } from './pathPattern';
import { parseUrl } from './url';

/** The limit of patterns for one site. Each is compared with every finding. */
export const maxPatternsPerSite = 50;

const { state, reason, rule } = decisionSchema.entries;

/** A decision about all findings of a rule that match. */
export const ignorePatternSchema = v.strictObject({
  state,
  reason,
  rule,
  /** The paths of pages, in the syntax of a job's excluded paths; null for all pages. */
  page: v.nullable(pathPattern),
  /** The target's URL, with `*` for any characters; null for all targets. */
  target: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2_048))),
});

/**
 * The document `users/{uid}/sites/{site}/patterns/{id}`. It applies to every report of the site. Written only by Cloud
 * Functions.
 */
export type IgnorePattern = v.InferOutput<typeof ignorePatternSchema> & { readonly at: Date };

/** What a pattern matches. */
export type Match = Pick<IgnorePattern, 'rule' | 'page' | 'target'>;

/** Returns “on /blog/*”, “for https://example.com/gone” or “on all pages”. */
export function matchWords({ page, target }: Omit<Match, 'rule'>): string {
  if (target !== null) return `for ${target}`;
  return page === null ? 'on all pages' : `on ${page}`;
}

export type Matched = Pick<Finding, 'fingerprint' | 'rule' | 'page' | 'target' | 'occursOn'>;

/**
 * Returns whether a pattern applies to a finding. If pages share the finding's cause, all of them must match: a finding
 * that also affects other pages, or more pages than it lists, isn't hidden.
 */
export function matches(pattern: Match, finding: Omit<Matched, 'fingerprint'>): boolean {
  const { page, target } = pattern;
  if (pattern.rule !== finding.rule) return false;
  if (target !== null && (finding.target === null || !fits(target, finding.target))) return false;
  if (page === null) return true;
  const pages = namedPagesOf(finding);
  return pages.length === pageCountOf(finding) && pages.every((url) => fitsPath(page, url));
}

/** A pattern without “?” matches a page whatever its query, like a job's excluded paths. */
function fitsPath(pattern: string, url: string): boolean {
  const { pathname, search } = parseUrl(url) ?? { pathname: '', search: '' };
  return fits(pattern, pattern.includes('?') ? pathname + search : pathname);
}

/** The owner's decisions about the findings of a site. */
export interface SiteDecisions<Pattern extends IgnorePattern = IgnorePattern> {
  /** By fingerprint. */
  readonly issues: ReadonlyMap<string, Issue>;
  readonly patterns: readonly Pattern[];
}

/** Returns the pattern that a finding is ignored by, unless there is a decision about the finding itself. */
export function patternFor<Pattern extends IgnorePattern>(
  { issues, patterns }: SiteDecisions<Pattern>,
  finding: Matched,
): Pattern | undefined {
  return issues.has(finding.fingerprint) ? undefined : patterns.find((pattern) => matches(pattern, finding));
}

/** Returns the decision that applies to a finding: one about itself, or else the first pattern that it matches. */
export function decisionOn(
  decisions: SiteDecisions,
  finding: Matched,
): Pick<Issue, 'state' | 'reason'> | undefined {
  return decisions.issues.get(finding.fingerprint) ?? patternFor(decisions, finding);
}

/** Returns the decisions that apply to the findings of a report, by fingerprint. */
export function setAsideOf(findings: readonly Matched[], decisions: SiteDecisions) {
  const setAside = new Map<string, Pick<Issue, 'state' | 'reason'>>();
  for (const finding of findings) {
    const decision = decisionOn(decisions, finding);
    if (decision) setAside.set(finding.fingerprint, decision);
  }
  return setAside;
}
