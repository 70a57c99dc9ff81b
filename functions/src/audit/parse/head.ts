import type { Headers } from '../facts/outcome';
import { canonicalIn } from '../fetch/responseHeaders';
import { collapse, hasWord, trimmed } from '../text/strings';
import type { PageFacts } from './facts';
import { isInstantRedirect, refreshOf } from './refresh';

type Attributes = Readonly<Record<string, string>>;

/** What a page says about itself as a whole: title, metas, canonical URL. */
export class Head {
  readonly metas = new Map<string, string>();
  titles = 0;
  hasInstantRedirect = false;
  /** As written, until the page's base is known. */
  readonly #canonicals: string[] = [];
  #noindex = false;
  #title: string | null = null;
  #inTitle = false;

  get title(): string | null {
    return this.#title === null ? null : collapse(this.#title);
  }

  /** Returns whether search engines are asked not to index the page. */
  asksForNoIndex(headers: Headers): boolean {
    return this.#noindex || asksForNoIndex(headerWords(headers));
  }

  /** Returns the absolute canonical URL from the head or else from a header. */
  canonical(headers: Headers, resolve: (written: string) => string | null | undefined): string | null {
    const named = this.#canonicals.map(resolve).find((address) => typeof address === 'string');
    const inHeader = named ? null : canonicalIn(headers);
    return named ?? (inHeader && resolve(inHeader)) ?? null;
  }

  openTitle(): void {
    this.titles++;
    this.#inTitle = this.#title === null;
    if (this.#inTitle) this.#title = '';
  }

  get isInTitle(): boolean {
    return this.#inTitle;
  }

  closeTitle(): void {
    this.#inTitle = false;
  }

  addText(text: string): void {
    if (this.#inTitle) this.#title = (this.#title ?? '') + text;
  }

  /** @param counts whether it has an effect: in noscript, it has none with scripts enabled. */
  readMeta(attributes: Attributes, counts: boolean): void {
    const name = (attributes.name ?? attributes.property)?.trim().toLowerCase();
    this.#enter(name, attributes.content);
    // LinkedIn requires both its own name and the property that all others read.
    if (attributes.name !== undefined && attributes.property !== undefined)
      this.#enter(attributes.property.trim().toLowerCase(), attributes.content);
    if (!counts) return;
    const refresh = refreshOf(attributes);
    if (isInstantRedirect(refresh)) this.hasInstantRedirect = true;
    // If there are several, the strictest applies.
    if (name && isForSearch(name) && asksForNoIndex(robotsWords(attributes.content ?? '')))
      this.#noindex = true;
  }

  #enter(name: string | undefined, content: string | undefined): void {
    if (name && content !== undefined && !this.metas.has(name)) this.metas.set(name, content);
  }

  /** @param inHead search engines ignore canonical links elsewhere, where visitors may have written them. */
  readCanonical({ rel, href }: Attributes, inHead: boolean): void {
    if (inHead && href && this.#canonicals.length < maxCanonicals && hasWord(rel, 'canonical'))
      this.#canonicals.push(trimmed(href));
  }
}

const maxCanonicals = 10;

/** Whose directives apply to us or to search engines in general, which Google's crawler represents. */
const supportedNames = new Set(['robots', 'googlebot', 'plumbline']);

/** Directives with a value after a colon; otherwise a crawler's name precedes one. */
const valued = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);

/** Returns whether a meta of this lowercase name has directives for search engines. */
export function isForSearch(meta: string): boolean {
  return supportedNames.has(meta);
}

/** Returns whether a page has any directives for search engines, which most don't. */
export function speaksToSearch({ metas, headers }: Pick<PageFacts, 'metas' | 'headers'>): boolean {
  if (headers['x-robots-tag'] !== undefined) return true;
  for (const name of supportedNames) if (metas.has(name)) return true;
  return false;
}

/** Returns the directives of a robots meta, in lowercase. */
export function robotsWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/**
 * Returns the directives of X-Robots-Tag headers that apply to all crawlers or to those in `heard`, in lowercase. In
 * `otherbot: noindex, nofollow`, both belong to that crawler.
 */
export function headerWords(headers: Headers): string[] {
  const tags = headers['x-robots-tag'];
  if (tags === undefined) return [];
  return [tags].flat().flatMap((value) => {
    let isHeard = true;
    return robotsWords(value).flatMap((word) => {
      const [, name = '', rest = ''] = /^([\w-]+)\s*:\s*(.*)$/s.exec(word) ?? [];
      if (name === '' || valued.has(name)) return isHeard ? [word] : [];
      isHeard = supportedNames.has(name);
      return isHeard ? [rest] : [];
    });
  });
}

export function asksForNoIndex(words: readonly string[]): boolean {
  return words.some((word) => word === 'noindex' || word === 'none');
}
