import type { Evidence, SeenHeaders } from '#domain/finding';
import { errorWords, statusWords } from '../report/words';
import { maxRedirects } from '../state/outcomes';
import { hostOf, shown } from '../urls/url';
import type { EvaluatedLink, FinalOutcome, Violation } from './rule';

/**
 * Returns what was seen on the way to a target, as evidence of a finding.
 * @param hop the index of the request whose response is the evidence; by default the first if the target is fine, else the last
 */
export function evidenceOf(finalOutcome: FinalOutcome, hop?: number): Evidence {
  const { end, seen, hops, answers = [] } = finalOutcome;
  const at = hop ?? (end === 'ok' ? 0 : answers.length - 1);
  const [headers, answeredBy] = [answers[at], hops[at]];
  return {
    ...(seen.status > 0 ? { status: seen.status } : {}),
    ...(seen.error ? { error: seen.error } : {}),
    ...(seen.attempts && seen.attempts > 1 ? { attempts: seen.attempts } : {}),
    ...(hops.length > 1 ? { redirects: hops } : {}),
    ...(headers ? { headers } : {}),
    ...(headers && at > 0 && answeredBy ? { answeredBy } : {}),
  };
}

/** Returns “/docs/old returns 404 (not found)”, or why there was no response, without a full stop. */
export function outcomeText({
  page,
  target,
  finalOutcome,
}: Pick<EvaluatedLink, 'page' | 'target' | 'finalOutcome'>): string {
  const host = hostOf(page);
  const subject = shown(target, host);
  if (finalOutcome.end === 'loop') return `${subject} redirects in a loop`;
  if (finalOutcome.end === 'too-long') return `${subject} redirects more than ${maxRedirects} times`;
  const last = finalOutcome.hops.at(-1);
  const via = finalOutcome.hops.length > 1 && last ? ` redirects to ${shown(last, host)}, which` : '';
  if (finalOutcome.seen.status > 0)
    return `${subject}${via} returns ${statusWords(finalOutcome.seen.status)}`;
  if (finalOutcome.seen.error === 'ERR_INVALID_URL') return `“${subject}” is not a valid URL`;
  return `${subject}${via} can’t be reached: ${errorWords(finalOutcome.seen.error ?? '')}`;
}

/** Returns a violation if the response is an HTML page instead of the expected kind of file. */
export function pageInstead(link: EvaluatedLink, what: string): Violation | null {
  if (link.finalOutcome.end !== 'ok' || !link.asset?.page) return null;
  const answer = `${shown(link.target, hostOf(link.page))} returns ${statusWords(link.finalOutcome.seen.status)}`;
  return {
    message: `${answer}, but the response is an HTML page instead of ${what}.`,
    evidence: { ...evidenceOf(link.finalOutcome), ...headerEvidence(link.asset) },
  };
}

/** Returns the headers that were kept from a response, as evidence. */
export function headerEvidence({ headers }: { readonly headers?: SeenHeaders }): Pick<Evidence, 'headers'> {
  return headers ? { headers } : {};
}
