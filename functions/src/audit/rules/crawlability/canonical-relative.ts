import { pageRule } from '../rule';
import { canonicalLinks } from './canonical';

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** Reports canonical URLs without a host. They resolve to whichever host the page was requested from. */
export const canonicalRelative = pageRule('canonical-relative', (page) =>
  canonicalLinks(page)
    .filter(({ href }) => !/^https?:\/\//i.test(href))
    .map(({ fact, href }) => ({
      message: hasScheme.test(href)
        ? `The canonical URL “${href.slice(0, 100)}” doesn’t begin with http or https.`
        : `The canonical URL “${href.slice(0, 100)}” is not an absolute URL.`,
      key: href.slice(0, 200),
      spot: fact,
      evidence: { element: 'link' },
    })),
);
