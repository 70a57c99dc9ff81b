import { pageNameOf, siteOf, tidyUrl } from './pageName';

type Properties = Readonly<Record<string, unknown>>;

/**
 * What the analytics client adds to an event by itself, without what identifies: addresses of ours by their route,
 * other sites by their origin, and no titles, which name the site that a job checks.
 */
export function tidyProperties(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => key !== 'title')
      .map(([key, value]) => [key, tidied(key, value)]),
  );
}

function tidied(key: string, value: unknown): unknown {
  if (key === '$set' || key === '$set_once') return isPlain(value) ? tidyProperties(value) : value;
  if (typeof value !== 'string') return value;
  if (/referrer$/.test(key)) return value.startsWith('$') ? value : siteOf(value);
  if (/url$/.test(key)) return tidyUrl(value);
  if (/pathname$/.test(key)) return pageNameOf(value).path;
  return value;
}

function isPlain(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
