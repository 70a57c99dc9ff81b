import type { JobInput } from '#domain/jobInput';
import { fits } from './pattern';
import { hostOf, pathOf } from './url';

/** What becomes of an address that a page points at. */
export type Treatment =
  /** Read as a page of the site, its links followed. */
  | 'crawl'
  /** Asked like a file, which its address says it is, and read when it answers as a page. */
  | 'either'
  /** Only asked whether it answers. */
  | 'check'
  /** Left alone. */
  | 'ignore';

/** Endings that are hardly ever HTML: asked with HEAD so that no video is downloaded to learn that it is one. */
const files =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|css|m?js|json|xml|rss|pdf|zip|gz|tgz|bz2|xz|7z|rar|dmg|exe|msi|apk|iso|mp[34]|m4[av]|webm|og[gv]|wav|mov|avi|woff2?|ttf|otf|eot|docx?|xlsx?|pptx?|csv|txt)$/i;

/** Which addresses belong to the audit, by its input and by the host that turned out to be the site. */
export class Scope {
  readonly #input: JobInput;
  readonly #home: string;
  readonly #hosts = new Set<string>();
  #section: Section = { folder: '/', holds: () => true };

  /** @param home the site that the input’s headers are for. */
  constructor(input: JobInput, home = input.url) {
    this.#input = input;
    this.#home = home;
    this.becomeSite(input.url);
    if (input.scope === 'list') for (const url of input.urls) this.#hosts.add(hostOf(url));
  }

  /** The start address redirected here: this host is the site too, and this path's section the section. */
  becomeSite(url: string): void {
    this.#hosts.add(hostOf(url));
    if (this.#input.scope === 'section') this.#section = sectionOf(withoutQuery(pathOf(url)));
  }

  /** The http and https twins of a host are one site. */
  isSite(url: string): boolean {
    return this.#hosts.has(hostOf(url));
  }

  isSiteHost(host: string): boolean {
    return this.#hosts.has(host);
  }

  /** On the site, and in its section where that is all that the audit is about. */
  isInSection(url: string): boolean {
    return this.isSite(url) && this.#section.holds(withoutQuery(pathOf(url)));
  }

  /** The path that pages of the section, or of the site, begin with; ends with a slash. */
  get folder(): string {
    return this.#section.folder;
  }

  /** The home's own host, with or without www, and never less secure: extra headers may be secrets. */
  isHome(url: string): boolean {
    if (this.#home.startsWith('https:') && !url.startsWith('https:')) return false;
    return bareHostOf(this.#home) === bareHostOf(url);
  }

  /** On the start address' own host, with or without www. */
  isTwin(url: string): boolean {
    return bareHostOf(this.#input.url) === bareHostOf(url);
  }

  /**
   * @param asPage whether the element that holds the address leads a visitor to a page, as `a` does and `img` doesn't.
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

/** `/docs/` and `/docs/index.html` are the section `/docs/`; `/docs` is itself and all below it. */
function sectionOf(path: string): Section {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const last = path.slice(folder.length);
  if (last === '' || last.includes('.')) return { folder, holds: (other) => other.startsWith(folder) };
  const below = `${path}/`;
  return { folder: below, holds: (other) => other === path || other.startsWith(below) };
}
