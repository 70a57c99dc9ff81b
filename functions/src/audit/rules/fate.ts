import type { Evidence } from '../../../../src/domain/finding';
import { errorWords, statusWords } from '../report/words';
import { hostOf, shown } from '../urls/url';
import type { Fate, JudgedLink } from './rule';

/** What was seen on the way to a target, for the evidence of a finding. */
export function evidenceOf({ seen, hops }: Fate): Evidence {
  return {
    ...(seen.status > 0 ? { status: seen.status } : {}),
    ...(seen.error ? { error: seen.error } : {}),
    ...(seen.attempts && seen.attempts > 1 ? { attempts: seen.attempts } : {}),
    ...(hops.length > 1 ? { redirects: hops } : {}),
  };
}

/** “/docs/old answers 404 (not found)”, or why there was no answer; without the full stop. */
export function fateWords({ page, target, fate }: Pick<JudgedLink, 'page' | 'target' | 'fate'>): string {
  const host = hostOf(page);
  const subject = shown(target, host);
  const last = fate.hops.at(-1);
  const via = fate.hops.length > 1 && last ? ` redirects to ${shown(last, host)}, which` : '';
  if (fate.seen.status > 0) return `${subject}${via} answers ${statusWords(fate.seen.status)}`;
  if (fate.seen.error === 'ERR_INVALID_URL') return `“${subject}” is not an address a browser can open`;
  return `${subject}${via} can’t be reached: ${errorWords(fate.seen.error ?? '')}`;
}
