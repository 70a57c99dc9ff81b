import type { SitemapReading } from './sitemap';

/**
 * The site's sitemaps, read while its pages are: what they name is asked after all that links lead to, and only whoever
 * knows of it early can say how much is left.
 */
export class SitemapPrefetch {
  readonly #read: (start: string) => Promise<SitemapReading>;
  readonly #newOf: (urls: readonly string[]) => Iterable<string>;
  #reading: Promise<SitemapReading> | null = null;
  readonly #told: () => number;
  #remaining: Set<string> | null = null;

  /**
   * @param newOf tells those of the addresses that are not known yet, and pages that may be read.
   * @param told how many are to come as far as was known before; taken while they are not read.
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
   * What they name, asked for once.
   * @param start a page of the site whose sitemaps they are.
   * @throws Stopped when the audit stops meanwhile.
   */
  reading(start: string): Promise<SitemapReading> {
    if (this.#reading) return this.#reading;
    const reading = this.#read(start);
    this.#reading = reading;
    // What goes wrong is told to those who wait for the reading; here it only means that nothing is known to come.
    reading.then(
      ({ pages }) => {
        this.#remaining = new Set(this.#newOf(pages));
      },
      () => undefined,
    );
    return reading;
  }

  /** How many pages they name to which no link has led yet. */
  get remaining(): number {
    return this.known ?? this.#told();
  }

  /** The same, once they have been read; null until then. */
  get known(): number | null {
    return this.#remaining?.size ?? null;
  }

  /** The audit knows this address by now. */
  meet(url: string): void {
    this.#remaining?.delete(url);
  }
}
