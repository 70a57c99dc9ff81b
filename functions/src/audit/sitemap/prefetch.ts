import type { SitemapReading } from './sitemap';

/**
 * Reads the site's sitemaps in parallel to its pages. Their URLs are requested last, so knowing them early shows how
 * much is left.
 */
export class SitemapPrefetch {
  readonly #read: (start: string) => Promise<SitemapReading>;
  readonly #newOf: (urls: readonly string[]) => Iterable<string>;
  #reading: Promise<SitemapReading> | null = null;
  readonly #told: () => number;
  #remaining: Set<string> | null = null;

  /**
   * @param newOf returns the URLs that are not known yet and are pages that may be read.
   * @param told returns the number of remaining pages according to an earlier slice, used until the sitemaps are
   * read.
   */
  constructor(
    read: (start: string) => Promise<SitemapReading>,
    newOf: (urls: readonly string[]) => Iterable<string>,
    told: () => number = () => 0,
  ) {
    this.#read = read;
    this.#newOf = newOf;
    this.#told = told;
  }

  /**
   * Reads the sitemaps once.
   * @param start a page of the site with the sitemaps.
   * @throws Stopped if the audit stops meanwhile.
   */
  reading(start: string): Promise<SitemapReading> {
    if (this.#reading) return this.#reading;
    const reading = this.#read(start);
    this.#reading = reading;
    // Callers that wait for the reading get its errors; here, an error only means that no remaining pages are known.
    reading.then(
      ({ pages }) => {
        this.#remaining = new Set(this.#newOf(pages));
      },
      () => undefined,
    );
    return reading;
  }

  /** The number of pages in the sitemaps that no link has led to yet. */
  get remaining(): number {
    return this.known ?? this.#told();
  }

  /** The same, once the sitemaps are read; null until then. */
  get known(): number | null {
    return this.#remaining?.size ?? null;
  }

  /** Removes a URL that the audit knows by now. */
  meet(url: string): void {
    this.#remaining?.delete(url);
  }
}
