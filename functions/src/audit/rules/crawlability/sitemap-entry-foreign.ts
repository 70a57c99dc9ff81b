import { surveyRule } from '../rule';

/** Reports URLs of other hosts in the sitemap, which search engines ignore. */
export const sitemapEntryForeign = surveyRule('sitemap-entry-foreign', function* ({ facts, start }) {
  for (const url of facts.sitemap?.foreign ?? [])
    yield { page: start, target: url, message: `The sitemap lists ${url}, which is on another host.` };
});
