import { surveyRule } from '../rule';

/** Reports `noindex` pages in the sitemap. */
export const sitemapEntryNoindex = surveyRule('sitemap-entry-noindex', function* ({ pages }) {
  for (const { url, isMapped, noindex } of pages())
    if (isMapped && noindex)
      yield {
        page: url,
        message: 'The sitemap lists this page, but the page has noindex.',
      };
});
