import { surveyRule } from '../rule';

/** Reports pages whose language versions, in the page or the sitemap, don't include the page itself. */
export const hreflangNoSelf = surveyRule('hreflang-no-self', function* ({ pages, facts }) {
  for (const { id, url, alternates, mappedVersions, searchable } of pages()) {
    if (!searchable) continue;
    const inPage = alternates.filter(([language]) => language !== 'x-default');
    const inSitemap = mappedVersions.filter(([language]) => language !== 'x-default');
    const all = [...inPage, ...inSitemap];
    if (all.length === 0 || all.some(([, page]) => page === id)) continue;
    if (inSitemap.length === 0 && facts.sitemap?.versions === 'some') continue;
    yield {
      page: url,
      message:
        inPage.length > 0
          ? 'This page lists its versions in other languages, but not itself.'
          : 'The sitemap lists this page’s versions in other languages, but not the page itself.',
    };
  }
});
