import { hostOf, shown } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** Reports pages in the sitemap that have another canonical URL. */
export const sitemapEntryNotCanonical = surveyRule('sitemap-entry-not-canonical', function* ({ pages }) {
  for (const { url, isMapped, canonical, noindex } of pages()) {
    if (!isMapped || noindex || canonical === null || canonical.url === '') continue;
    yield {
      page: url,
      message: `The sitemap lists this page, but its canonical URL is ${shown(canonical.url, hostOf(url))}.`,
      evidence: { value: canonical.url },
    };
  }
});
