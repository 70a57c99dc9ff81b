import { surveyRule } from './rule';

/** A further page of a list, which sitemaps leave out on purpose. */
const further =
  /\/(?:page|seite|pagina|p[aá]gina|strona|sida|side|sivu|oldal|stranica)[/_-]?\d+(?:\.\w+)?\/?$/i;

/** A page for search results that the sitemap doesn't name, though there is one and all of it was read. */
export const sitemapPageMissing = surveyRule('sitemap-page-missing', function* ({ facts, pages }) {
  const { sitemap } = facts;
  if (!sitemap?.complete || !sitemap.files.some(({ problem }) => problem === null)) return;
  if (sitemap.files.some(({ problem }) => problem !== null)) return;
  for (const { url, isMapped, searchable, note } of pages())
    if (!isMapped && searchable && !url.includes('?') && note.p === undefined && !further.test(url))
      yield { page: url, message: 'The sitemap doesn’t name this page.' };
});
