import { evidenceOf, fateWords } from '../fate';
import { surveyRule } from '../rule';

/** Reports broken URLs in the sitemap. */
export const sitemapEntryBroken = surveyRule('sitemap-entry-broken', function* ({ mapped }) {
  for (const { url, named } of mapped()) {
    const { finalOutcome } = named;
    if (finalOutcome?.end !== 'broken' && finalOutcome?.end !== 'loop' && finalOutcome?.end !== 'too-long')
      continue;
    const words =
      finalOutcome.end === 'broken'
        ? fateWords({ page: url, target: url, finalOutcome })
        : `${url} redirects in a loop`;
    yield {
      page: url,
      target: url,
      message: `The sitemap lists this URL, but ${words}.`,
      evidence: evidenceOf(finalOutcome),
    };
  }
});
