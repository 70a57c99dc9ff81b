import type { SeenHeaders } from '#domain/finding';

/** What was learned about the site itself, apart from its pages; absent if it was not requested. */
export interface SiteFacts {
  readonly robots?: RobotsFacts;
  readonly sitemap?: SitemapFacts;
  readonly notFound?: NotFoundFacts;
  /** Whether /favicon.ico, which browsers request by default, exists. */
  readonly icon?: boolean;
  readonly insecure?: InsecureFacts;
  readonly tls?: TlsFacts;
  readonly loads?: LoadedAs;
}

/**
 * How browsers load http URLs on secure pages of the site: at least one page upgrades insecure requests, or none that
 * was read does. Absent if no secure page was read.
 */
export type LoadedAs = 'upgraded' | 'written';
/** A line of robots.txt that isn’t standard. */
export interface UnknownLine {
  readonly line: number;
  readonly text: string;
  /** Whether Google understands it anyway. */
  readonly guessed?: true;
}

export interface RobotsFacts {
  readonly url: string;
  /** Status of the last response; 0 without one. */
  readonly status: number;
  readonly error?: string;
  /** Headers of a response that is an error. */
  readonly headers?: SeenHeaders;
  readonly type: string | null;
  /** Whether it is HTML, whatever its type says. */
  readonly isPage: boolean;
  readonly bytes: number;
  /** Whether search engines may not crawl the start page. */
  readonly blocksAll: boolean;
  /** The first few lines that no crawler understands. */
  readonly unknown: readonly UnknownLine[];
  readonly namesSitemap: boolean;
}

export interface SitemapFacts {
  /** All files that were read or should have been. */
  readonly files: readonly SitemapFile[];
  /** The first few URLs of other sites that it lists. */
  readonly foreign: readonly string[];
  /** Whether it lists versions of pages in other languages, and whether all of them are known. */
  readonly versions?: 'all' | 'some';
  /** Whether everything it lists was read. */
  readonly complete: boolean;
}

export type SitemapProblem = 'missing' | 'unreachable' | 'not-a-sitemap' | 'empty';

export interface SitemapFile {
  readonly url: string;
  /** Whether robots.txt, another sitemap or the user named it; otherwise it was only searched for. */
  readonly named: boolean;
  readonly status: number;
  readonly problem: SitemapProblem | null;
  /** Headers of an unusable response. */
  readonly headers?: SeenHeaders;
  /** Unpacked bytes; `entries` counts URLs. */
  readonly size: number;
  readonly entries: number;
  readonly wrongDates?: WrongDates;
}

/** Values of `lastmod` that aren't dates or are in the future. */
export interface WrongDates {
  readonly count: number;
  /** The first few different ones. */
  readonly examples: readonly string[];
}

/** The content of a page, as far as it identifies an error page. */
export interface ContentDigest {
  /** Content hash, as `sayingOf` returns it; 0 without content. */
  readonly contentHash: number;
  /** Hash of its text; 0 without text. */
  readonly text: number;
  readonly sketch: string | null;
}

/** The response of the site for a URL that can't exist. */
export interface NotFoundFacts extends ContentDigest {
  readonly url: string;
  /** Status after redirects; 0 without a response. */
  readonly status: number;
  readonly redirectedTo: string | null;
  /**
   * Whether the site's front page has the same content; absent if the audit began there, or if it could not be read.
   */
  readonly likeFront?: boolean;
  /** Headers of a page that responded with 200. */
  readonly headers?: SeenHeaders;
}

/** The response of the site at its URL without encryption. */
export interface InsecureFacts {
  readonly url: string;
  readonly outcome: 'secured' | 'answers' | 'silent';
}

export interface TlsFacts {
  readonly http2: boolean;
  /** Epoch milliseconds. */
  readonly validTo: number;
  /** Epoch milliseconds of the check. */
  readonly seenAt: number;
}
