import type { Finding } from '../../../../src/domain/finding';
import type { JobInput } from '../../../../src/domain/jobInput';
import type { RuleId } from '../../../../src/domain/rules';
import { audit } from '..';
import type { AuditOptions } from '../contract';
import { siteRules, surveyRules } from '../rules';

export type Recheck =
  /** As it is seen now. */
  | { readonly verdict: 'still-there'; readonly finding: Finding }
  | { readonly verdict: 'gone' }
  /** The page itself could not be read, or not in time. */
  | { readonly verdict: 'unknown' };

/** Rules that compare pages or look at the whole site can't be judged from one page. */
export function canRecheck(rule: RuleId): boolean {
  return ![...siteRules, ...surveyRules].some(({ id }) => id === rule);
}

type RecheckOptions = Pick<AuditOptions, 'allowPrivate' | 'userAgent' | 'timing'> & {
  /** Milliseconds after which it is given up. */
  readonly patience?: number;
};

/** Reads one page again, by the rules and the manners of the audit that found something on it. */
export async function recheck(
  finding: Finding,
  input: JobInput,
  { patience = 25_000, ...options }: RecheckOptions = {},
): Promise<Recheck> {
  const seen: { finding: Finding | undefined; page: boolean } = { finding: undefined, page: false };
  const enough = new AbortController();
  const tooLate = setTimeout(() => enough.abort(), patience);
  try {
    const outcome = await audit({
      ...options,
      input: { ...input, scope: 'page', url: finding.page, urls: [], maxPages: 1, include: [], exclude: [] },
      signal: enough.signal,
      sink: {
        wantsCommit: () => true,
        async commit({ findings, pages }) {
          seen.page ||= pages.some(({ url, status }) => url === finding.page && status === 200);
          seen.finding ??= findings.find(({ fingerprint }) => fingerprint === finding.fingerprint);
          // The rest of the page is of no interest.
          if (seen.finding) enough.abort();
        },
      },
    });
    if (seen.finding) return { verdict: 'still-there', finding: seen.finding };
    return { verdict: outcome.kind === 'finished' && seen.page ? 'gone' : 'unknown' };
  } finally {
    clearTimeout(tooLate);
  }
}
