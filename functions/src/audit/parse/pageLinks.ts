import type { Headers } from '../facts/outcome';
import { hasWord } from '../text/strings';
import type { LinkFact, ScriptFact, Spot } from './facts';
import { linksInHeader } from './linkHeader';
import { type FoundLink, fromStyle, linksOf, refreshIn } from './linksOf';
import { maxDataLength } from './openTexts';
import { addressesIn } from './structuredData';

/** An index of a manual has ten thousand; a page of more than this is a trap. */
const most = 50_000;

/** The addresses that stand in a page. */
export class PageLinks {
  readonly all: LinkFact[] = [];
  /** There are more. */
  isCut = false;

  /**
   * @param inPicture the element offers formats, of which it is the last resort.
   * @param inHead search engines ignore what a page says of itself further down, where a visitor may have written it.
   */
  addFrom(
    name: string,
    attributes: Readonly<Record<string, string>>,
    spot: Spot,
    inPicture: boolean,
    inHead: boolean,
  ): void {
    if (this.all.length >= most) {
      this.isCut ||= linksOf(name, attributes).length > 0;
      return;
    }
    // The last resort of a picture is not what most browsers show.
    const element = name === 'img' && inPicture ? 'picture' : name;
    const rel = attributes.rel ?? '';
    for (const link of linksOf(name, attributes))
      if (inHead || !isOfPage(link)) this.#add(spot.start, spot.end, element, rel, link);
  }

  addFromStyle({ start, end, text }: Spot & { readonly text: string }): void {
    if (this.all.length >= most) {
      this.isCut ||= fromStyle(text, '').length > 0;
      return;
    }
    for (const link of fromStyle(text, '')) this.#add(start, end, 'style', '', link);
  }

  addFromData({ start, end, data }: ScriptFact): void {
    if (data === null) return;
    this.isCut ||= data.length >= maxDataLength;
    for (const written of addressesIn(data)) {
      if (this.all.length >= most) {
        this.isCut = true;
        return;
      }
      const link = { attribute: '', role: 'link', asPage: false, asFile: false, written } as const;
      this.#add(start, end, 'script', '', link);
    }
  }

  /** What a Link or a Refresh header says of the page stands nowhere in its source. */
  addFromHeader(headers: Headers): void {
    const onward = refreshIn(headers)?.url;
    if (onward) {
      const link = { attribute: 'content', role: 'link', asPage: true, asFile: false } as const;
      this.#add(0, 0, 'meta', '', { ...link, written: onward });
    }
    for (const { written, rel, hreflang } of linksInHeader(headers)) {
      const isVersion = hreflang !== undefined && hasWord(rel, 'alternate');
      if (!isVersion && !hasWord(rel, 'canonical')) continue;
      const role = isVersion ? 'alternate' : 'canonical';
      this.#add(0, 0, 'link', rel, { attribute: 'href', role, asPage: true, asFile: false, written });
    }
  }

  #add(start: number, end: number, element: string, rel: string, link: FoundLink): void {
    const { attribute, role, asPage, asFile, written } = link;
    this.all.push({ start, end, element, attribute, role, asPage, asFile, written, rel });
  }
}

/** It says which page this is, and leads nobody anywhere. */
function isOfPage({ role }: FoundLink): boolean {
  return role === 'canonical' || role === 'alternate';
}
