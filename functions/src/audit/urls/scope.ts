import { getDomain } from 'tldts';
import type { JobInput } from '#domain/jobInput';
import { fits } from '#domain/pathPattern';
import { hostOf, pathOf } from './url';

/** How to treat a URL on a page. */
export type Treatment =
  /** Read as a page of the site, and follow its links. */
  | 'crawl'
  /** Request like a file, as its URL suggests, and read it if the response is a page. */
  | 'either'
  /** Only check that it responds. */
  | 'check'
  /** Don't request. */
  | 'ignore';

/** Extensions that are hardly ever HTML: requested with HEAD, so that no video is downloaded just to learn its type. */
const files =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|css|m?js|json|xml|rss|pdf|zip|gz|tgz|bz2|xz|7z|rar|dmg|exe|msi|apk|iso|mp[34]|m4[av]|webm|og[gv]|wav|mov|avi|woff2?|ttf|otf|eot|docx?|xlsx?|pptx?|csv|txt)$/i;

/** Decides which URLs belong to the audit, by its input and by the host that turned out to be the site. */
export class Scope {
  readonly #input: JobInput;
  readonly #home: string;
  readonly #hosts = new Set<string>();
  #section: Section = { folder: '/', holds: () => true };

  /** @param home the site that the input’s headers are for. */
  constructor(input: JobInput, home = input.url) {
    this.#input = input;
    this.#home = home;
    this.addSite(input.url);
    if (input.scope === 'list') for (const url of input.urls) this.#hosts.add(hostOf(url));
  }

  /** Adds the target of the start URL's redirect: its host is part of the site, and its path defines a section. */
  addSite(url: string): void {
    this.#hosts.add(hostOf(url));
    if (this.#input.scope === 'section') this.#section = sectionOf(withoutQuery(pathOf(url)));
  }

  /** Returns whether a URL is on the site; http and https are one site. */
  isSite(url: string): boolean {
    return this.#hosts.has(hostOf(url));
  }

  isSiteHost(host: string): boolean {
    return this.#hosts.has(host);
  }

  /** Returns whether a URL is on the site, and within the section if the audit is limited to one. */
  isInSection(url: string): boolean {
    return this.isSite(url) && this.#section.holds(withoutQuery(pathOf(url)));
  }

  /** The path prefix of pages in the section, or on the site; ends with a slash. */
  get folder(): string {
    return this.#section.folder;
  }

  /**
   * Returns whether a URL is on the home's own host, with or without www, and never less secure: extra headers may be
   * secrets.
   */
  isHome(url: string): boolean {
    if (this.#home.startsWith('https:') && !url.startsWith('https:')) return false;
    return bareHostOf(this.#home) === bareHostOf(url);
  }

  /** Returns whether a URL is on the start URL's host, with or without www. */
  isTwin(url: string): boolean {
    return bareHostOf(this.#input.url) === bareHostOf(url);
  }

  /**
   * @param asPage whether the element leads visitors to a page, like `a` and unlike `img`.
   * @param depth clicks from the start.
   */
  treatmentOf(url: string, asPage: boolean, depth: number): Treatment {
    if (!this.isSite(url)) return this.#input.checkExternal ? 'check' : 'ignore';
    const path = pathOf(url);
    const bare = withoutQuery(path);
    const matches = (pattern: string) => fits(pattern, pattern.includes('?') ? path : bare);
    if (this.#input.exclude.some(matches)) return 'ignore';
    if (!asPage) return 'check';
    if (this.#input.include.length > 0 && !this.#input.include.some(matches)) return 'ignore';
    if (!this.#section.holds(bare) || depth > this.#input.maxDepth) return 'check';
    if (this.#input.scope !== 'site' && this.#input.scope !== 'section') return 'check';
    return files.test(bare) ? 'either' : 'crawl';
  }
}

function bareHostOf(url: string): string {
  return hostOf(url).replace(/^www\./, '');
}

function withoutQuery(path: string): string {
  const query = path.indexOf('?');
  return query < 0 ? path : path.slice(0, query);
}

interface Section {
  readonly folder: string;
  readonly holds: (path: string) => boolean;
}

/**
 * Returns the section of a path: `/docs/` and `/docs/index.html` define the section `/docs/`; `/docs` is itself and
 * everything below it.
 */
function sectionOf(path: string): Section {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const last = path.slice(folder.length);
  if (last === '' || last.includes('.')) return { folder, holds: (other) => other.startsWith(folder) };
  const below = `${path}/`;
  return { folder: below, holds: (other) => other === path || other.startsWith(below) };
}

/**
 * Returns whether two URLs belong to the same organization: their registrable domains match. On services where everyone
 * can register a subdomain, such as `github.io`, each subdomain is its own organization (the private part of the Public
 * Suffix List).
 */
export function sameOwner(one: string, other: string): boolean {
  return ownerOf(hostOf(one)) === ownerOf(hostOf(other));
}

/** Returns the host itself if it has no registrable domain, such as an IP address. */
const ownerOf = (host: string) => getDomain(host, { allowPrivateDomains: true }) ?? host;
