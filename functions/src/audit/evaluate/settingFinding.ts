import type { Evidence, Finding } from '#domain/finding';
import { counted } from '../report/words';
import { settingRules } from '../rules';
import type { CrawlState } from '../state/state';
import type { Trait } from '../state/traits';
import { originOf } from '../urls/url';
import { findingOf, fingerprintOf } from './findings';

/** Of an origin's pages, how many have a trait, and the first of them. */
export interface Spread {
  readonly first: string;
  readonly count: number;
  readonly all: number;
}

/** What the server of so many of an origin's pages is set to; null for what no rule of today tells. */
export function settingFinding(
  state: CrawlState,
  { rule: id, value, seen }: Trait,
  { first, count, all }: Spread,
): Finding | null {
  const rule = settingRules.find((known) => known.id === id);
  if (!rule) return null;
  const violation = { message: `${rule.say(value)}${describeLocation(count, all)}` };
  // What another origin sent says nothing of this one.
  const answered = seen && state.urlOf(seen.page);
  const shown = answered && originOf(answered) === originOf(first) ? seen : null;
  const evidence: Evidence = {
    ...(value === '' ? {} : { value }),
    ...(shown ? { headers: shown.headers } : {}),
    ...(shown && answered !== first ? { answeredBy: answered } : {}),
  };
  // It is one fault of the origin, and the same when another page comes to be the first that shows it.
  const fingerprint = fingerprintOf(id, originOf(first), null, value);
  return { ...findingOf(id, first, null, violation, evidence), fingerprint };
}

function describeLocation(count: number, all: number): string {
  if (all === 1) return '.';
  return count === all ? `, on all ${counted(all, 'page')}.` : `, on ${count} of ${counted(all, 'page')}.`;
}
