import type { LeftOutCause } from './leftOutCause';
import type { FinalOutcome } from './outcome';
import type { PageNote, Versions } from './pageNote';
import type { SiteFacts } from './siteFacts';
import type { TargetId } from './target';

/** A page that was read, as the rules that look at the whole site see it. */
export interface SurveyedPage {
  readonly id: TargetId;
  readonly url: string;
  /** Clicks from the start. */
  readonly depth: number;
  readonly noindex: boolean;
  /** Another page that it names as canonical; null when it names none or itself. */
  readonly canonical: NamedPage | null;
  /** Search results may show this very page. */
  readonly searchable: boolean;
  /** Its versions in other languages, as it names them itself. */
  readonly alternates: Versions;
  /** The same, as the sitemaps name them. */
  readonly mappedVersions: Versions;
  readonly isMapped: boolean;
  readonly note: PageNote;
}

/** A page that another one names. */
export interface NamedPage {
  readonly url: string;
  /** What became of it; null while that is not known. */
  readonly finalOutcome: FinalOutcome | null;
  /** Itself, when it was read. */
  readonly read: SurveyedPage | null;
}

/** The whole site, when everything has been read. */
export interface SiteView {
  /** Where the audit began, after its redirects. */
  readonly start: string;
  readonly facts: SiteFacts;
  /** All that can be reached from the start was read: no limit, pattern or refusal stood in the way. */
  readonly isWhole: boolean;
  /** Pages that could not be read, where nothing else stood in the way. */
  readonly unread: readonly string[];
  /** What was not looked at, by cause: addresses, and pages whose rest was not read. */
  readonly leftOut: { of(cause: LeftOutCause): ReadonlySet<string> };
  /** A host that was asked for less than the audit was told to. */
  readonly unverifiedHost: UnverifiedHost | null;
  readonly count: number;
  /** In the order of reading. */
  pages(): Iterable<SurveyedPage>;
  page(id: TargetId): SurveyedPage | null;
  /** Addresses that the sitemaps name and that were asked, and whether a page links to them. */
  mapped(): Iterable<{ readonly url: string; readonly linked: boolean; readonly named: NamedPage }>;
}

/** A host that nobody has shown to be theirs, and what it is asked for at most. */
export interface UnverifiedHost {
  readonly host: string;
  readonly maxPages: number;
  readonly requestsPerSecond: number;
}
