import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf } from '../fate';
import { surveyRule } from '../rule';

/** Reports URLs in the sitemap that redirect. */
export const sitemapEntryRedirects = surveyRule('sitemap-entry-redirects', function* ({ mapped }) {
  for (const { url, named } of mapped()) {
    const { finalOutcome } = named;
    const final = finalOutcome?.hops.at(-1);
    if (finalOutcome?.end !== 'ok' || finalOutcome.hops.length < 2 || final === undefined) continue;
    yield {
      page: url,
      message: `The sitemap lists this URL, but it redirects to ${shown(final, hostOf(url))}.`,
      evidence: evidenceOf(finalOutcome),
    };
  }
});
