import type { Headers } from '../state/outcome';
import { refreshOf } from './linksOf';
import { asksForNoIndex } from './robotsWords';
import { collapse } from './text';

type Attributes = Readonly<Record<string, string>>;

/** What a page says about itself as a whole: its title, its metas, its canonical address. */
export class Head {
  readonly metas = new Map<string, string>();
  titles = 0;
  canonical: string | null = null;
  sendsOn = false;
  #title: string | null = null;
  #inTitle = false;

  get title(): string | null {
    return this.#title === null ? null : collapse(this.#title);
  }

  /** Search engines are asked to leave the page out. */
  asksForNoIndex(headers: Headers): boolean {
    const directives = [this.metas.get('robots'), this.metas.get('plumbline'), headers['x-robots-tag']];
    return directives.flat().some((text) => text !== undefined && asksForNoIndex(text));
  }

  openTitle(): void {
    this.titles++;
    this.#inTitle = this.#title === null;
    if (this.#inTitle) this.#title = '';
  }

  closeTitle(): void {
    this.#inTitle = false;
  }

  addText(text: string): void {
    if (this.#inTitle) this.#title = (this.#title ?? '') + text;
  }

  /** @param counts it does something: with scripts on, which is nearly everyone, what is in noscript does not. */
  readMeta(attributes: Attributes, counts: boolean): void {
    const name = (attributes.name ?? attributes.property)?.trim().toLowerCase();
    if (name && attributes.content !== undefined && !this.metas.has(name))
      this.metas.set(name, attributes.content);
    const refresh = counts ? refreshOf(attributes) : null;
    if (refresh?.url && refresh.seconds === 0) this.sendsOn = true;
  }

  readCanonical({ rel, href }: Attributes, resolve: (written: string) => string | null | undefined): void {
    if (/(^|\s)canonical(\s|$)/i.test(rel ?? '') && href) this.canonical ??= resolve(href.trim()) ?? null;
  }
}
