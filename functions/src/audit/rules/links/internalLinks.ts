import { hasWord, ownCopy } from '#functions/audit/text/strings';
import { hostOf, pathOf, shown } from '#functions/audit/urls/url';
import { linkRule, sharedRule, surveyRule } from '../rule';

/** Reports internal links to pages that have another canonical URL. */
export const linkNotCanonical = linkRule(
  'link-not-canonical',
  ({ page, target, canonical, toSite, role, finalOutcome }) => {
    const final = finalOutcome.hops.at(-1) ?? target;
    if (canonical === null || !toSite || role !== 'link' || finalOutcome.end !== 'ok') return null;
    if (hostOf(canonical) !== hostOf(final) || isVariant(final, canonical)) return null;
    const host = hostOf(page);
    return {
      message: `${shown(target, host)} has the canonical URL ${shown(canonical, host)}.`,
      evidence: { value: canonical },
    };
  },
);

/** A filter, a sort order or a page number of the same page, which visitors need links to. */
function isVariant(target: string, canonical: string): boolean {
  return target.includes('?') && target.split('?', 1)[0] === canonical.split('?', 1)[0];
}

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

/** Reports pages in the sitemap that no page links to. Only a completely read site proves it. */
export const orphanPage = surveyRule('orphan-page', function* ({ isWhole, mapped }) {
  if (!isWhole) return;
  for (const { url, linked, named } of mapped())
    if (!linked && named.read?.searchable)
      yield { page: url, message: 'The sitemap lists this page, but no page links to it.' };
});
