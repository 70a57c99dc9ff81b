import { surveyRule } from '../rule';

/** A page that the sitemap offers to search engines and that asks them to leave it out. */
export const sitemapEntryNoindex = surveyRule('sitemap-entry-noindex', function* ({ pages }) {
  for (const { url, isMapped, noindex } of pages())
    if (isMapped && noindex)
      yield {
        page: url,
        message: 'The sitemap names this page, but it asks search engines to leave it out.',
      };
});
