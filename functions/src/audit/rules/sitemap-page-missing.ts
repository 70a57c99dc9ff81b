import { surveyRule } from './rule';

/** A page for search results that the sitemap doesn't name, though there is one and all of it was read. */
export const sitemapPageMissing = surveyRule('sitemap-page-missing', function* ({ facts, pages }) {
  const { sitemap } = facts;
  if (!sitemap?.complete || !sitemap.files.some(({ problem }) => problem === null)) return;
  if (sitemap.files.some(({ problem }) => problem !== null)) return;
  for (const { url, isMapped, searchable } of pages())
    if (!isMapped && searchable && !url.includes('?'))
      yield { page: url, message: 'The sitemap doesn’t name this page.' };
});
