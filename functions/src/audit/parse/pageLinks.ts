import type { Headers } from '../facts/outcome';
import { linksInHeader } from '../fetch/responseHeaders';
import { hasWord } from '../text/strings';
import type { LinkFact, ScriptFact, Spot } from './facts';
import { type FormMethod, type FoundLink, fromStyle, linksOf } from './linksOf';
import { maxDataLength } from './openTexts';
import { refreshIn } from './refresh';
import { urlsInData } from './structuredData';

/** The index of a manual has ten thousand; a page with more than this is a trap. */
const maxLinks = 50_000;

/** Where an element with URLs is. */
interface LinkContext {
  /** Whether it is the fallback of a picture with other formats. */
  readonly inPicture: boolean;
  /** Search engines ignore what a page says about itself elsewhere, where visitors may have written it. */
  readonly inHead: boolean;
  readonly formMethod: FormMethod;
}

/** The URLs in a page. */
export class PageLinks {
  readonly all: LinkFact[] = [];
  /** Whether there are more than the limit. */
  isCut = false;

  addFrom(
    name: string,
    attributes: Readonly<Record<string, string>>,
    spot: Spot,
    { inPicture, inHead, formMethod }: LinkContext,
  ): void {
    const links = linksOf(name, attributes, formMethod);
    if (this.all.length >= maxLinks) {
      this.isCut ||= links.length > 0;
      return;
    }
    // Most browsers don't show the fallback of a picture.
    const element = name === 'img' && inPicture ? 'picture' : name;
    const rel = attributes.rel ?? '';
    for (const link of links)
      if (inHead || !isOfPage(link)) this.#add(spot.start, spot.end, element, rel, link);
  }

  addFromStyle({ start, end, text }: Spot & { readonly text: string }): void {
    if (this.all.length >= maxLinks) {
      this.isCut ||= fromStyle(text, '').length > 0;
      return;
    }
    for (const link of fromStyle(text, '')) this.#add(start, end, 'style', '', link);
  }

  addFromData({ start, end, data }: ScriptFact): void {
    if (data === null) return;
    this.isCut ||= data.length >= maxDataLength;
    for (const written of urlsInData(data)) {
      if (this.all.length >= maxLinks) {
        this.isCut = true;
        return;
      }
      const link = { attribute: '', role: 'link', asPage: false, asFile: false, written } as const;
      this.#add(start, end, 'script', '', link);
    }
  }

  /** Adds the URLs of Link and Refresh headers, which have no position in the source. */
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

/** Returns whether it only identifies this page and leads visitors nowhere. */
function isOfPage({ role }: FoundLink): boolean {
  return role === 'canonical' || role === 'alternate';
}
