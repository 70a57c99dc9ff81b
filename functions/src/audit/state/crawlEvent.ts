import type { Severity } from '#domain/finding';
import type { RuleId } from '#domain/rules';
import type { Delta } from '../contract';
import type { Outcome } from '../facts/outcome';
import type { PageNote, Versions } from '../facts/pageNote';
import type { SiteFacts } from '../facts/siteFacts';
import type { OmissionCause } from '../facts/siteView';
import type { LinkRef, TargetId, TargetKind } from '../facts/target';
import type { Throttle } from '../politeness/hostPolicy';
import type { SeenTrait } from './traits';

/**
 * Everything that changes the state of an audit. The live engine and a resumed one apply the same events, so state
 * can't arise in any other way. Names are short because a stored delta holds thousands of events.
 */
export type CrawlEvent =
  /** The start URL redirected here, which is part of the site. */
  | readonly ['site', url: string]
  /** `redirects`: number of redirects from the nearest link; absent if it is linked itself. */
  | readonly ['url', url: string, depth: number, kind: TargetKind, redirects?: number]
  | readonly ['seed', id: TargetId]
  /** All seeds are known, so a sitemap need not be read again. */
  | readonly ['seeded']
  /** A shorter way was found, or the target is to be requested as a different kind. */
  | readonly ['depth', id: TargetId, depth: number, kind: TargetKind]
  /** A link with fewer redirects on the way to it was found. */
  | readonly ['shortened', id: TargetId, redirects: number]
  | readonly ['resolved', id: TargetId, outcome: Outcome, bytes: number]
  /** An HTML page of the site was read, and this is kept of it. */
  | readonly ['read', id: TargetId, note: PageNote]
  /** A setting rule found this for the first time; pages refer to it by its number, counted from 0. */
  | readonly ['trait', rule: RuleId, value: string, seen?: SeenTrait]
  /** Links of a page whose targets are not known yet. */
  | readonly ['wait', page: TargetId, refs: readonly LinkRef[]]
  /** The first `count` waiting links of a target were evaluated. */
  | readonly ['linksEvaluated', target: TargetId, count: number]
  | readonly [
      'found',
      page: TargetId,
      rule: RuleId,
      severity: Severity,
      count: number,
      target: TargetId | null,
      /** Number of affected pages, if not one. */
      pages?: number,
    ]
  /**
   * A cause of findings that other pages may share was found for the first time; pages refer to it by its number,
   * from 0.
   */
  | readonly ['cause', fingerprint: string, rule: RuleId, severity: Severity]
  /** A page is affected by a cause whose finding has been reported. */
  | readonly ['affects', cause: number, page: TargetId]
  /** URLs of the sitemaps; those in `unlinked` were found nowhere else. */
  | readonly ['mapped', ids: readonly TargetId[], unlinked: readonly TargetId[]]
  /** Versions in other languages that a sitemap lists for some URLs; may repeat for a URL. */
  | readonly ['versions', named: Versions, of: readonly TargetId[]]
  /** A page links to a URL that only the sitemaps had listed. */
  | readonly ['linked', id: TargetId]
  /** Pages that link to a target, counted since the last commit: target and number alternate. */
  | readonly ['inlinks', counts: readonly number[]]
  /** A URL was left out, for the first time. */
  | readonly ['omitted', cause: OmissionCause, url: string]
  | readonly ['learned', facts: SiteFacts]
  /** URLs to try for the site’s icon, best first. */
  | readonly ['iconUrls', urls: readonly string[]]
  /** The search for the icon ended; null if there is none. */
  | readonly ['icon', icon: string | null]
  /** The site itself was explored, and the URLs of its sitemaps are known. */
  | readonly ['explored']
  /** The throttling of a host changed. */
  | readonly ['throttled', host: string, throttle: Throttle]
  /** The minimum number of URLs according to the sitemaps, including those not registered yet. */
  | readonly ['expected', urls: number]
  /** Number of requests sent. */
  | readonly ['sent', requests: number]
  /** Number of closing steps done. */
  | readonly ['closed', steps: number];

const deltaVersion = 3;

export function deltaOf(events: readonly CrawlEvent[]): Delta {
  return { v: deltaVersion, events };
}

/** @throws if the delta has another format, or a version that this engine doesn't know. */
export function eventsOf(delta: Delta): readonly CrawlEvent[] {
  if (delta.v !== deltaVersion || !Array.isArray(delta.events))
    throw new TypeError(`can’t resume an audit from a delta of version ${String(delta.v)}`);
  return delta.events as CrawlEvent[];
}
