import type { Finding } from '#domain/finding';
import type { JobInput } from '#domain/jobInput';
import type { PageRecord } from '#domain/report';
import type { RuleId } from '#domain/rules';
import { TargetVerdicts } from '#domain/targetVerdicts';
import { audit } from '..';
import type { AuditOptions } from '../contract';
import { showsPage } from '../facts/outcome';
import { siteRules, surveyRules } from '../rules';

export type Recheck =
  /** As it is now. */
  | { readonly verdict: 'still-there'; readonly finding: Finding }
  | { readonly verdict: 'gone' }
  /** Its evidence could not be verified this time; the finding says why. */
  | { readonly verdict: 'not-verified'; readonly finding: Finding }
  /** The page itself could not be read, or not in time. */
  | { readonly verdict: 'unknown' };

/**
 * Returns whether one page is enough to evaluate a rule: rules that compare pages or look at the whole site need
 * more.
 */
export function canRecheck(rule: RuleId): boolean {
  return ![...siteRules, ...surveyRules].some(({ id }) => id === rule);
}

type RecheckOptions = Pick<AuditOptions, 'allowPrivate' | 'isVerifiedHost' | 'userAgent' | 'timing'> & {
  /** Timeout in milliseconds. */
  readonly timeout?: number;
};

/** Reads one page again, under the same rules and host policies as the audit that reported the finding. */
export async function recheck(
  finding: Finding,
  input: JobInput,
  { timeout = 25_000, ...options }: RecheckOptions = {},
): Promise<Recheck> {
  const seen: Finding[] = [];
  let wasRead = false;
  const isSame = ({ fingerprint }: Finding) => fingerprint === finding.fingerprint;
  const enough = new AbortController();
  const tooLate = setTimeout(() => enough.abort(), timeout);
  try {
    const outcome = await audit({
      ...options,
      // The page may be on a host that the audit was redirected to.
      home: input.url,
      input: { ...input, scope: 'page', url: finding.page, urls: [], maxPages: 1, include: [], exclude: [] },
      signal: enough.signal,
      sink: {
        wantsCommit: () => true,
        async commit({ findings, pages }) {
          wasRead ||= pages.some((page) => shows(page, finding));
          seen.push(...findings);
          // The rest of the page doesn't matter.
          if (findings.some(isSame)) enough.abort();
        },
      },
    });
    return verdictOf(finding, seen, outcome.kind === 'finished' && wasRead);
  } finally {
    clearTimeout(tooLate);
  }
}

/** Returns whether reading the page can show the finding again; one in a style sheet or a feed needs that file. */
function shows({ url, status, indexing }: PageRecord, { page, target }: Finding): boolean {
  return url === page && showsPage(status) && (indexing !== 'no-page' || target === page);
}

/** @param whole whether the page was read to the end and all its links were requested. */
function verdictOf(finding: Finding, seen: readonly Finding[], whole: boolean): Recheck {
  const same = seen.find(({ fingerprint }) => fingerprint === finding.fingerprint);
  if (same) {
    const inDoubt = same.severity === 'unverified' && finding.severity !== 'unverified';
    return { verdict: inDoubt ? 'not-verified' : 'still-there', finding: same };
  }
  const about = (one: Finding) => {
    const targets = new TargetVerdicts();
    targets.add(one);
    return targets;
  };
  const stillBroken = seen.find((one) => about(one).isNowBroken(finding));
  if (stillBroken) return { verdict: 'still-there', finding: stillBroken };
  const doubt = seen.find((one) => about(one).dependsOnUnverified(finding));
  if (doubt) return { verdict: 'not-verified', finding: doubt };
  return { verdict: whole ? 'gone' : 'unknown' };
}
