import type { Evidence, SeenHeaders } from '#domain/finding';
import { errorWords, statusWords } from '../report/words';
import { longestJourney } from '../state/outcomes';
import { hostOf, shown } from '../urls/url';
import type { Fate, JudgedLink, Violation } from './rule';

/**
 * Returns what was seen on the way to a target, as evidence of a finding.
 * @param hop the index of the request whose response is the evidence; by default the first if the target is fine, else the last
 */
export function evidenceOf(fate: Fate, hop?: number): Evidence {
  const { end, seen, hops, answers = [] } = fate;
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

/** Returns “/docs/old answers 404 (not found)”, or why there was no response, without a full stop. */
export function fateWords({ page, target, fate }: Pick<JudgedLink, 'page' | 'target' | 'fate'>): string {
  const host = hostOf(page);
  const subject = shown(target, host);
  if (fate.end === 'loop') return `${subject} redirects in a circle`;
  if (fate.end === 'too-long') return `${subject} redirects more than ${longestJourney} times`;
  const last = fate.hops.at(-1);
  const via = fate.hops.length > 1 && last ? ` redirects to ${shown(last, host)}, which` : '';
  if (fate.seen.status > 0) return `${subject}${via} answers ${statusWords(fate.seen.status)}`;
  if (fate.seen.error === 'ERR_INVALID_URL') return `“${subject}” is not an address a browser can open`;
  return `${subject}${via} can’t be reached: ${errorWords(fate.seen.error ?? '')}`;
}

/** Returns a violation if the response is an HTML page instead of the expected kind of file. */
export function pageInstead(link: JudgedLink, what: string): Violation | null {
  if (link.fate.end !== 'ok' || !link.asset?.page) return null;
  const answer = `${shown(link.target, hostOf(link.page))} answers ${statusWords(link.fate.seen.status)}`;
  return {
    message: `${answer}, but with a page of HTML, which no browser takes for ${what}.`,
    evidence: { ...evidenceOf(link.fate), ...toldBy(link.asset) },
  };
}

/** Returns the headers that were kept from a response, as evidence. */
export function toldBy({ headers }: { readonly headers?: SeenHeaders }): Pick<Evidence, 'headers'> {
  return headers ? { headers } : {};
}
