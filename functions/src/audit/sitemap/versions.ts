import { hash } from 'node:crypto';
import { StringPool } from '../text/strings';
import { resolveUrl } from '../urls/url';

/** Versions of pages in other languages, from entries of sitemaps. Entries with the same versions share a list. */
export interface VersionList {
  /** Absolute URLs. */
  readonly named: readonly (readonly [language: string, url: string])[];
  /** Absolute URLs of the entries. */
  readonly of: readonly string[];
}

/** A version as written in a sitemap. */
export interface WrittenVersion {
  readonly language: string;
  readonly href: string;
}

/**
 * Limit of versions in all lists together. A site of 100,000 pages in 20 languages has about as many; at some 60
 * bytes each they take 12 MB, and at most 5 MB of an audit's stored state.
 */
const maxVersions = 200_000;
/** Limit of versions per entry: no site has as many languages. */
export const maxPerEntry = 200;

const maxLanguageLength = 20;
const languages = new StringPool(1_000);

/** Collects the lists of all sitemaps of a site, up to a limit. */
export class VersionLists {
  readonly #lists = new Map<string, { named: VersionList['named']; of: string[] }>();
  readonly #max: number;
  #kept = 0;
  #isCut = false;

  constructor(max = maxVersions) {
    this.#max = max;
  }

  get all(): readonly VersionList[] {
    return [...this.#lists.values()];
  }

  /** Whether there were more than the limit. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Adds the versions of one entry. @param base the URL of the sitemap. */
  add(url: string, written: readonly WrittenVersion[], base: string): void {
    // A hash, because the list as written would take far more memory than the result.
    const key = hash(
      'sha256',
      [base, ...written.flatMap(({ language, href }) => [language, href])].join('\n'),
      'base64',
    );
    const known = this.#lists.get(key);
    if (known) {
      known.of.push(url);
      return;
    }
    if (written.length > maxPerEntry || this.#kept + written.length > this.#max) {
      this.#isCut = true;
      return;
    }
    const named = written.flatMap(({ language, href }) => {
      const version = resolveUrl(href.trim(), base);
      const code = languages.of(language.trim().toLowerCase().slice(0, maxLanguageLength));
      return typeof version === 'string' ? [[code, version] as const] : [];
    });
    this.#kept += named.length;
    this.#lists.set(key, { named, of: [url] });
  }
}
