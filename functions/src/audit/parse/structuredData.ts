import { memoizeLast, trimmed } from '../text/strings';

/** Maximum levels of one text, and items per list. */
const maxNesting = 20;
const maxListLength = 500;

/** Properties of schema.org whose text value is a URL for people to open. */
const addressNames = new Set([
  'acquireLicensePage',
  'archivedAt',
  'codeRepository',
  'contentUrl',
  'discussionUrl',
  'downloadUrl',
  'embedUrl',
  'hasMap',
  'image',
  'installUrl',
  'item',
  'license',
  'logo',
  'mainEntityOfPage',
  'map',
  'paymentUrl',
  'photo',
  'publishingPrinciples',
  'relatedLink',
  'sameAs',
  'screenshot',
  'serviceUrl',
  'significantLink',
  'thumbnailUrl',
  'trackingUrl',
  'url',
]);

/** Parses JSON-LD; returns `undefined` if it is invalid. */
export const readData = memoizeLast((text): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
});

/** Returns the URLs in JSON-LD, except for templates such as a search URL. */
export function urlsInData(text: string): string[] {
  const found: string[] = [];
  gather(readData(text), '', 0, found);
  return found;
}

function gather(value: unknown, name: string, depth: number, found: string[]): void {
  if (typeof value === 'string') {
    const written = trimmed(value);
    if (addressNames.has(name) && /^(?:https?:)?\/[^{]*$/i.test(written)) found.push(written);
    return;
  }
  if (depth > maxNesting || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value.slice(0, maxListLength)) gather(each, name, depth + 1, found);
    return;
  }
  for (const [key, inner] of Object.entries(value)) gather(inner, key, depth + 1, found);
}
