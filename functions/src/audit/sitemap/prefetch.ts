import type { SitemapReading } from './sitemap';

/** The pages that sitemaps list and no link has led to yet. They are requested last, so their number shows how much is left. */
export class ListedPages {
  readonly #expected: () => number;
  #unvisited: Set<string> | null = null;

  /**
   * @param expected returns the number of remaining pages according to an earlier slice, used until the sitemaps are
   * read.
   */
  constructor(expected: () => number = () => 0) {
    this.#expected = expected;
  }

  /** Takes the pages from the sitemaps. */
  start(urls: Iterable<string>): void {
    this.#unvisited = new Set(urls);
  }

  /** Removes a URL that the audit knows by now. */
  remove(url: string): void {
    this.#unvisited?.delete(url);
  }

  get remaining(): number {
    return this.known ?? this.#expected();
  }

  /** The same, once the sitemaps are read; null until then. */
  get known(): number | null {
    return this.#unvisited?.size ?? null;
  }
}

export interface SitemapPrefetchParts {
  readonly read: (start: string) => Promise<SitemapReading>;
  readonly listed: Pick<ListedPages, 'start'>;
  /** Returns the URLs that are not known yet and are pages that may be read. */
  readonly newOf: (urls: readonly string[]) => Iterable<string>;
}

/** Reads the site's sitemaps in parallel to its pages. */
export class SitemapPrefetch {
  readonly #parts: SitemapPrefetchParts;
  #reading: Promise<SitemapReading> | null = null;

  constructor(parts: SitemapPrefetchParts) {
    this.#parts = parts;
  }

  /**
   * Reads the sitemaps once.
   * @param start a page of the site with the sitemaps.
   * @throws Stopped if the audit stops meanwhile.
   */
  reading(start: string): Promise<SitemapReading> {
    if (this.#reading) return this.#reading;
    const { read, listed, newOf } = this.#parts;
    const reading = read(start);
    this.#reading = reading;
    // Callers that wait for the reading get its errors; here, an error only means that no remaining pages are known.
    reading.then(
      ({ pages }) => listed.start(newOf(pages)),
      () => undefined,
    );
    return reading;
  }
}
