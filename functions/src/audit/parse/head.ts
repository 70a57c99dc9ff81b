import type { Headers } from '../facts/outcome';
import { collapse, hasWord, trimmed } from '../text/strings';
import { canonicalIn } from './linkHeader';
import { isInstantRedirect, refreshOf } from './refresh';
import { asksForNoIndex, headerWords, isForSearch, robotsWords } from './robotsWords';

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
