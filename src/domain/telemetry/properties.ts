import { pageNameOf, siteOf, tidyUrl } from './pageName';

type Properties = Readonly<Record<string, unknown>>;

/**
 * Removes identifying parts from the properties that the analytics client adds itself. Our URLs become their routes,
 * other sites their origins, and titles, which contain the checked site, are removed.
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
