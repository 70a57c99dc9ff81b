import { canonicalLinks } from './canonical';
import { pageRule } from './rule';

/** A page that names two different addresses as the one that counts. The same one twice is only untidy. */
export const canonicalMany = pageRule('canonical-many', (page) => {
  const links = canonicalLinks(page);
  const second = links[1];
  if (!second) return [];
  const addresses = new Set(links.map(({ href }) => page.resolve(href) ?? href));
  return addresses.size > 1
    ? [
        {
          message: `This page names ${addresses.size} canonical addresses.`,
          spot: second.fact,
          evidence: { value: [...addresses].join(' ').slice(0, 300) },
        },
      ]
    : [];
});
