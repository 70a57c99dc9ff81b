import { evidenceOf, fateWords } from '../fate';
import { surveyRule } from '../rule';

/** Reports broken URLs in the sitemap. */
export const sitemapEntryBroken = surveyRule('sitemap-entry-broken', function* ({ mapped }) {
  for (const { url, named } of mapped()) {
    const { fate } = named;
    if (fate?.end !== 'broken' && fate?.end !== 'loop' && fate?.end !== 'too-long') continue;
    const words =
      fate.end === 'broken' ? fateWords({ page: url, target: url, fate }) : `${url} redirects for ever`;
    yield {
      page: url,
      target: url,
      message: `The sitemap names it, but ${words}.`,
      evidence: evidenceOf(fate),
    };
  }
});
