import type { Evidence, Finding } from '#domain/finding';
import { counted } from '../report/words';
import { settingRules } from '../rules';
import type { CrawlState } from '../state/state';
import type { Trait } from '../state/traits';
import { originOf } from '../urls/url';
import { findingOf, fingerprintOf } from './findings';

/** How many of an origin's pages have a trait, and the first of them. */
export interface Spread {
  readonly first: string;
  readonly count: number;
  readonly all: number;
}

/** Returns the finding about a server setting; null if no current rule reports it. */
export function settingFinding(
  state: CrawlState,
  { rule: id, value, seen }: Trait,
  { first, count, all }: Spread,
): Finding | null {
  const rule = settingRules.find((known) => known.id === id);
  if (!rule) return null;
  const violation = { message: `${rule.say(value)}${describeLocation(count, all)}` };
  // What another origin sent says nothing about this one.
  const answered = seen && state.urlOf(seen.page);
  const shown = answered && originOf(answered) === originOf(first) ? seen : null;
  const evidence: Evidence = {
    ...(value === '' ? {} : { value }),
    ...(shown ? { headers: shown.headers } : {}),
    ...(shown && answered !== first ? { answeredBy: answered } : {}),
  };
  // It is one problem of the origin, even if another page is the first one in a later run.
  const fingerprint = fingerprintOf(id, originOf(first), null, value);
  return { ...findingOf(id, first, null, violation, evidence), fingerprint };
}

function describeLocation(count: number, all: number): string {
  if (all === 1) return '.';
  return count === all ? `, on all ${counted(all, 'page')}.` : `, on ${count} of ${counted(all, 'page')}.`;
}
