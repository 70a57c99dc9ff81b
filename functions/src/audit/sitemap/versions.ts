import { hash } from 'node:crypto';
import { StringPool } from '../text/strings';
import { resolveUrl } from '../urls/url';

/** Versions of pages in other languages, as entries of sitemaps name them: those that name the same ones share a list. */
export interface VersionList {
  /** Absolute addresses. */
  readonly named: readonly (readonly [language: string, url: string])[];
  /** The absolute addresses of the entries. */
  readonly of: readonly string[];
}

/** A version as a sitemap writes it. */
export interface WrittenVersion {
  readonly language: string;
  readonly href: string;
}

/**
 * Versions in all lists together. A site of 100,000 pages in 20 languages has so many; at some 60 bytes each they are 12 MB,
 * and at most 5 MB of what an audit writes down.
 */
const maxVersions = 200_000;
/** Versions of one entry: there are not so many languages that a site is written in. */
export const maxPerEntry = 200;

const maxLanguageLength = 20;
const languages = new StringPool(1_000);

/** Gathers the lists of all sitemaps of a site, within bounds. */
export class VersionLists {
  readonly #lists = new Map<string, { named: VersionList['named']; of: string[] }>();
  readonly #most: number;
  #kept = 0;
  #isCut = false;

  constructor(most = maxVersions) {
    this.#most = most;
  }

  get all(): readonly VersionList[] {
    return [...this.#lists.values()];
  }

  /** There were more than are kept. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** What one entry names. @param base the sitemap's address. */
  add(url: string, written: readonly WrittenVersion[], base: string): void {
    // The list as it is written would take far more memory than what is kept of it.
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
    if (written.length > maxPerEntry || this.#kept + written.length > this.#most) {
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
