import type { Headers } from '../facts/outcome';
import { isXhtml } from '../fetch/responseHeaders';

/**
 * Returns the language of an html element; null if there is none. `xml:lang` counts, and takes precedence, only if
 * browsers parse the page as XML; otherwise it is an unknown attribute (HTML standard, 3.2.6.2).
 */
export function languageOf(attributes: Readonly<Record<string, string>>, headers: Headers): string | null {
  const inXml = isXhtml(headers) ? attributes['xml:lang'] : undefined;
  return inXml ?? attributes.lang ?? null;
}
