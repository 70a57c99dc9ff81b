import { hasWord, ownCopy } from '../parse/text';
import { hostOf, pathOf } from '../urls/url';
import { pageRule } from './rule';

/** Places that no search engine needs to see. */
const private_ =
  /(?:log-?(?:in|out)|sign-?(?:in|up|out)|register|account|cart|basket|checkout|admin|search|print|share)/i;

/** A link to the own site that tells search engines not to trust it. */
export const linkNofollow = pageRule('link-nofollow', ({ url, links, resolve }) =>
  links.flatMap((link) => {
    if (link.rel === '' || link.element !== 'a' || !hasWord(link.rel, 'nofollow')) return [];
    const target = resolve(link.written);
    if (!target || hostOf(target) !== hostOf(url) || private_.test(pathOf(target)) || target.includes('?'))
      return [];
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
