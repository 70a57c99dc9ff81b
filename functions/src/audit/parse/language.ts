import type { Headers } from '../facts/outcome';
import { isXhtml } from '../fetch/responseHeaders';

/**
 * What an html element says of the page's language; null when it says nothing. `xml:lang` counts, and comes first, in a page
 * that browsers read as XML; in any other it is an attribute like those that anybody makes up (HTML standard, 3.2.6.2).
 */
export function languageOf(attributes: Readonly<Record<string, string>>, headers: Headers): string | null {
  const inXml = isXhtml(headers) ? attributes['xml:lang'] : undefined;
  return inXml ?? attributes.lang ?? null;
}
