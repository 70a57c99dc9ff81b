import type { Finding } from '#domain/finding';
import type { JobInput } from '#domain/jobInput';
import type { PageRecord } from '#domain/report';
import type { RuleId } from '#domain/rules';
import { TargetsSeen } from '#domain/targetsSeen';
import { audit } from '..';
import type { AuditOptions } from '../contract';
import { showsPage } from '../facts/outcome';
import { siteRules, surveyRules } from '../rules';

export type Recheck =
  /** As it is seen now. */
  | { readonly verdict: 'still-there'; readonly finding: Finding }
  | { readonly verdict: 'gone' }
  /** What it rests on could not be judged this time; the finding says why. */
  | { readonly verdict: 'not-verified'; readonly finding: Finding }
  /** The page itself could not be read, or not in time. */
  | { readonly verdict: 'unknown' };

/** Rules that compare pages or look at the whole site can't be judged from one page. */
export function canRecheck(rule: RuleId): boolean {
  return ![...siteRules, ...surveyRules].some(({ id }) => id === rule);
}

type RecheckOptions = Pick<AuditOptions, 'allowPrivate' | 'isOwn' | 'userAgent' | 'timing'> & {
  /** Milliseconds after which it is given up. */
  readonly timeout?: number;
};

/** Reads one page again, by the rules and the manners of the audit that found something on it. */
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
      // The page may be on a host that the audit only came to.
      home: input.url,
      input: { ...input, scope: 'page', url: finding.page, urls: [], maxPages: 1, include: [], exclude: [] },
      signal: enough.signal,
      sink: {
        wantsCommit: () => true,
        async commit({ findings, pages }) {
          wasRead ||= pages.some((page) => shows(page, finding));
          seen.push(...findings);
          // The rest of the page is of no interest.
          if (findings.some(isSame)) enough.abort();
        },
      },
    });
    return verdictOf(finding, seen, outcome.kind === 'finished' && wasRead);
  } finally {
    clearTimeout(tooLate);
  }
}

/** What stands in a style sheet or a feed is not seen again by asking for a page. */
function shows({ url, status, indexing }: PageRecord, { page, target }: Finding): boolean {
  return url === page && showsPage(status) && (indexing !== 'no-page' || target === page);
}

/** @param whole the page was read to its end, and all that it links to was asked. */
function verdictOf(finding: Finding, seen: readonly Finding[], whole: boolean): Recheck {
  const same = seen.find(({ fingerprint }) => fingerprint === finding.fingerprint);
  if (same) {
    const inDoubt = same.severity === 'unverified' && finding.severity !== 'unverified';
    return { verdict: inDoubt ? 'not-verified' : 'still-there', finding: same };
  }
  const about = (one: Finding) => {
    const targets = new TargetsSeen();
    targets.add(one);
    return targets;
  };
  const proof = seen.find((one) => about(one).provesBroken(finding));
  if (proof) return { verdict: 'still-there', finding: proof };
  const doubt = seen.find((one) => about(one).leavesOpen(finding));
  if (doubt) return { verdict: 'not-verified', finding: doubt };
  return { verdict: whole ? 'gone' : 'unknown' };
}
