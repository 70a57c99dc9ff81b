import { hasWord, ownCopy } from '#functions/audit/text/strings';
import { hostOf, pathOf } from '#functions/audit/urls/url';
import { sharedRule } from '../rule';

/** Paths that search engines don't need to crawl. */
const private_ =
  /(?:log[_-]?(?:in|out)|sign[_-]?(?:in|up|out)|register|password|account|cart|basket|checkout|admin|search|print|share)/i;

/** Reports internal links with `nofollow`. */
export const linkNofollow = sharedRule('link-nofollow', ({ url, links, resolve }) =>
  links.flatMap((link) => {
    if (link.rel === '' || link.element !== 'a' || !hasWord(link.rel, 'nofollow')) return [];
    const target = resolve(link.written);
    // A link to reply to a comment stays on the page.
    if (!target || target === url || hostOf(target) !== hostOf(url)) return [];
    if (private_.test(pathOf(target)) || target.includes('?')) return [];
    const path = ownCopy(pathOf(target).slice(0, 200));
    return [
      {
        message: `The link to ${path} tells search engines not to follow it.`,
        key: path,
        spot: link,
        evidence: { element: 'a' },
      },
    ];
  }),
);
