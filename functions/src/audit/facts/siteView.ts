import type { FinalOutcome } from './outcome';
import type { PageNote, Versions } from './pageNote';
import type { SiteFacts } from './siteFacts';
import type { TargetId } from './target';

/**
 * Why a URL was not requested: it looks like a trap or is too long, the audit has reached its limit of URLs or
 * requests, or the rest of its page was not read.
 */
export const omissionCauses = ['trap', 'limit', 'requests', 'rest', 'long'] as const;
export type OmissionCause = (typeof omissionCauses)[number];

/** A page that was read, as rules about the whole site see it. */
export interface SurveyedPage {
  readonly id: TargetId;
  readonly url: string;
  /** Clicks from the start. */
  readonly depth: number;
  readonly noindex: boolean;
  /** Another page that it names as canonical; null if it names none or itself. */
  readonly canonical: NamedPage | null;
  /** Whether search results may show this very page. */
  readonly searchable: boolean;
  /** Its versions in other languages, according to the page itself. */
  readonly alternates: Versions;
  /** Its versions in other languages, according to the sitemaps. */
  readonly mappedVersions: Versions;
  readonly isMapped: boolean;
  readonly note: PageNote;
}

/** A page that another one refers to. */
export interface NamedPage {
  readonly url: string;
  /** Its final outcome; null while unknown. */
  readonly finalOutcome: FinalOutcome | null;
  /** The page itself if it was read. */
  readonly read: SurveyedPage | null;
}

/** The whole site, after the crawl. */
export interface SiteView {
  /** Where the audit began, after redirects. */
  readonly start: string;
  readonly facts: SiteFacts;
  /** Whether everything reachable from the start was read: no limit, pattern or refusal prevented it. */
  readonly isWhole: boolean;
  /** Pages that could not be read, if nothing else limited the crawl. */
  readonly unread: readonly string[];
  /** What was left out, by cause: URLs, or for `rest`, pages that were not read to the end. */
  readonly omitted: { of(cause: OmissionCause): ReadonlySet<string> };
  /** A host whose limits reduced what the audit requested. */
  readonly unverifiedHost: UnverifiedHost | null;
  readonly count: number;
  /** Iterates over pages in the order of reading. */
  pages(): Iterable<SurveyedPage>;
  page(id: TargetId): SurveyedPage | null;
  /** Iterates over resolved URLs of the sitemaps, with whether a page links to each. */
  mapped(): Iterable<{ readonly url: string; readonly linked: boolean; readonly named: NamedPage }>;
}

/** A host that the user has not verified, and its limits. */
export interface UnverifiedHost {
  readonly host: string;
  readonly maxPages: number;
  readonly requestsPerSecond: number;
}
