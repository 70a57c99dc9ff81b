import { canonicalIn } from '#functions/audit/parse/linkHeader';
import { pageRule } from '../rule';
import { canonicalLinks } from './canonical';

/** Reports pages with two different canonical URLs, in the head or in headers. The same URL twice is harmless. */
export const canonicalMany = pageRule('canonical-many', (page) => {
  const links = canonicalLinks(page);
  const inHeader = canonicalIn(page.headers);
  const second = links[1] ?? (inHeader === null ? undefined : links[0]);
  if (!second) return [];
  const named = [...links.map(({ href }) => href), ...(inHeader === null ? [] : [inHeader])];
  const addresses = new Set(named.map((href) => page.resolve(href) ?? href));
  return addresses.size > 1
    ? [
        {
          message: `This page has ${addresses.size} canonical URLs.`,
          spot: second.fact,
          evidence: { value: [...addresses].join(' ').slice(0, 300) },
        },
      ]
    : [];
});
