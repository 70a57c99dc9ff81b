import { hostOf, shown } from '../urls/url';
import { surveyRule } from './rule';

/** A page that names a version in another language which doesn't name it back. */
export const hreflangNoReturn = surveyRule('hreflang-no-return', function* ({ pages, page, facts }) {
  // The return may stand there.
  if (facts.sitemap?.versions) return;
  for (const { id, url, alternates, searchable } of pages()) {
    if (!searchable) continue;
    for (const { language, page: other } of alternates) {
      const version = other === id || language === 'x-default' ? null : page(other);
      // A version that was not read, or that is not for search results, has other troubles.
      if (!version?.searchable || version.alternates.some((back) => back.page === id)) continue;
      yield {
        page: url,
        target: version.url,
        message: `The ${language} version ${shown(version.url, hostOf(url))} doesn’t name this page in return.`,
        key: language,
      };
    }
  }
});
