import type { SeenHeaders } from '#domain/finding';

/** What was learned about the site itself, apart from its pages; absent where it was not asked. */
export interface SiteFacts {
  readonly robots?: RobotsFacts;
  readonly sitemap?: SitemapFacts;
  readonly notFound?: NotFoundFacts;
  /** Whether /favicon.ico, which browsers ask for unasked, is there. */
  readonly icon?: boolean;
  readonly insecure?: InsecureFacts;
  readonly tls?: TlsFacts;
  readonly loads?: LoadedAs;
}

/**
 * What browsers do where a secure page of the site says http of what it loads: one page at least has them ask for https
 * in its place, or none of those that were read. Absent where no secure page was read.
 */
export type LoadedAs = 'upgraded' | 'written';
/** A line of robots.txt that isn’t standard. */
export interface UnknownLine {
  readonly line: number;
  readonly text: string;
  /** Google understands it all the same. */
  readonly guessed?: true;
}

export interface RobotsFacts {
  readonly url: string;
  /** Of the last answer; 0 when there was none. */
  readonly status: number;
  readonly error?: string;
  /** Of an answer that is an error. */
  readonly headers?: SeenHeaders;
  readonly type: string | null;
  /** It is HTML, whatever its type says. */
  readonly isPage: boolean;
  readonly bytes: number;
  /** Search engines may not read the start page. */
  readonly blocksAll: boolean;
  /** The first few lines that no crawler understands. */
  readonly unknown: readonly UnknownLine[];
  readonly namesSitemap: boolean;
}

export interface SitemapFacts {
  /** Each file that was read or should have been. */
  readonly files: readonly SitemapFile[];
  /** Addresses of other sites that it names: the first few. */
  readonly foreign: readonly string[];
  /** It names versions of pages in other languages: all of them are known, or only some. */
  readonly versions?: 'all' | 'some';
  /** Everything it names was looked at. */
  readonly complete: boolean;
}

export type SitemapProblem = 'missing' | 'unreachable' | 'not-a-sitemap' | 'empty';

export interface SitemapFile {
  readonly url: string;
  /** robots.txt, another sitemap or the person who started the audit names it; else it was only looked for. */
  readonly named: boolean;
  readonly status: number;
  readonly problem: SitemapProblem | null;
  /** Of an answer that is no use. */
  readonly headers?: SeenHeaders;
  /** Bytes unpacked, and addresses. */
  readonly size: number;
  readonly entries: number;
}

/** What a page says, as far as it tells a page for what is missing. */
export interface Said {
  /** As `sayingOf` has it; 0 where it says nothing. */
  readonly saying: number;
  /** The hash of its text, likewise. */
  readonly text: number;
  readonly sketch: string | null;
}

/** What the site answers for an address that can't exist. */
export interface NotFoundFacts extends Said {
  readonly url: string;
  /** At the end of its redirects; 0 when there was no answer. */
  readonly status: number;
  readonly redirectedTo: string | null;
  /** Whether the site's front page says the same; absent where the audit began there, or it could not be read. */
  readonly likeFront?: boolean;
  /** Of the page that it answered with 200. */
  readonly headers?: SeenHeaders;
}

/** What the site answers at its address without encryption. */
export interface InsecureFacts {
  readonly url: string;
  readonly outcome: 'secured' | 'answers' | 'silent';
}

export interface TlsFacts {
  readonly http2: boolean;
  /** Epoch milliseconds. */
  readonly validTo: number;
  /** When that was seen, likewise. */
  readonly seenAt: number;
}
