import type { Severity } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { Delta } from '../contract';
import type { LeftOutCause } from '../facts/leftOutCause';
import type { LinkRef } from '../facts/linkRef';
import type { Outcome } from '../facts/outcome';
import type { PageNote, Versions } from '../facts/pageNote';
import type { SiteFacts } from '../facts/siteFacts';
import type { TargetId, TargetKind } from '../facts/target';
import type { Throttle } from '../politeness/throttle';
import type { SeenTrait } from './traits';

/**
 * Everything that ever changes the state of an audit. The live engine and a resumed one apply the same events, so
 * there is no second way for state to come about. Short names: a delta is stored, and holds thousands.
 */
export type CrawlEvent =
  /** The start address led here: this is the site too. */
  | readonly ['site', url: string]
  /** `redirects`: how many lead to it from the nearest link; absent when it is linked itself. */
  | readonly ['url', url: string, depth: number, kind: TargetKind, redirects?: number]
  | readonly ['seed', id: TargetId]
  /** All seeds are known; a sitemap need not be read again. */
  | readonly ['seeded']
  /** A shorter way was found, or it turned out to be more than it was taken for. */
  | readonly ['depth', id: TargetId, depth: number, kind: TargetKind]
  /** A link with fewer redirects on the way to it was found. */
  | readonly ['shortened', id: TargetId, redirects: number]
  | readonly ['resolved', id: TargetId, outcome: Outcome, bytes: number]
  /** An HTML page of the site was read, and this remains of it. */
  | readonly ['read', id: TargetId, note: PageNote]
  /** Something that a setting rule found for the first time; pages name it by its number, counted from 0. */
  | readonly ['trait', rule: RuleId, value: string, seen?: SeenTrait]
  /** Links of a page whose targets were not known yet. */
  | readonly ['wait', page: TargetId, refs: readonly LinkRef[]]
  /** The first so many waiting links of a target have been judged. */
  | readonly ['linksEvaluated', target: TargetId, count: number]
  | readonly [
      'found',
      page: TargetId,
      rule: RuleId,
      severity: Severity,
      count: number,
      target: TargetId | null,
      /** Pages that suffer from it, when it is not the one. */
      pages?: number,
    ]
  /** A cause of findings that other pages may share, found for the first time; pages name it by its number, from 0. */
  | readonly ['cause', fingerprint: string, rule: RuleId, severity: Severity]
  /** A page is affected by a cause whose finding has been reported. */
  | readonly ['affects', cause: number, page: TargetId]
  /** Addresses that the sitemaps name; some of them nothing else had named. */
  | readonly ['mapped', ids: readonly TargetId[], unlinked: readonly TargetId[]]
  /** Versions in other languages that a sitemap names for some addresses, each of which may be told again. */
  | readonly ['versions', named: Versions, of: readonly TargetId[]]
  /** A page links to what only the sitemaps had named. */
  | readonly ['linked', id: TargetId]
  /** Pages that link to a target, counted since the last commit: target and number in turn. */
  | readonly ['inlinks', counts: readonly number[]]
  /** Something was not looked at, for the first time. */
  | readonly ['left', cause: LeftOutCause, url: string]
  | readonly ['learned', facts: SiteFacts]
  /** The site itself has been looked at, and its sitemaps' addresses are known. */
  | readonly ['explored']
  /** A host asks for patience, or no longer does. */
  | readonly ['throttled', host: string, throttle: Throttle]
  /** The sitemaps show that there are so many addresses, those included that are not known yet. */
  | readonly ['expected', addresses: number]
  /** So many requests have been sent. */
  | readonly ['sent', requests: number]
  /** So many closing steps are done. */
  | readonly ['closed', steps: number];

const deltaVersion = 3;

export function deltaOf(events: readonly CrawlEvent[]): Delta {
  return { v: deltaVersion, events };
}

/** @throws when the delta is not one of ours, or of a version this engine does not know. */
export function eventsOf(delta: Delta): readonly CrawlEvent[] {
  if (delta.v !== deltaVersion || !Array.isArray(delta.events))
    throw new TypeError(`an audit cannot go on from a delta of version ${String(delta.v)}`);
  return delta.events as CrawlEvent[];
}
