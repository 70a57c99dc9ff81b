import { surveyRule } from '../rule';

/** A further page of a list, which sitemaps leave out on purpose. */
const further =
  /\/(?:page|seite|pagina|p[aá]gina|strona|sida|side|sivu|oldal|stranica)[/_-]?\d+(?:\.\w+)?\/?$/i;

/** The list of what was written in a year, a month or on a day. */
const archive = /\/(?:19|20)\d\d(?:\/(?:0?[1-9]|1[0-2])(?:\/\d\d?)?)?\/?$/;

/** A page for search results that the sitemap doesn't name, though there is one and all of it was read. */
export const sitemapPageMissing = surveyRule('sitemap-page-missing', function* ({ facts, pages }) {
  const { sitemap } = facts;
  if (!sitemap?.complete || !sitemap.files.some(({ problem }) => problem === null)) return;
  if (sitemap.files.some(({ problem }) => problem !== null)) return;
  for (const { url, isMapped, searchable, note } of pages())
    if (!isMapped && searchable && !url.includes('?') && note.p === undefined && !isList(url))
      yield { page: url, message: 'The sitemap doesn’t name this page.' };
});

const isList = (url: string) => further.test(url) || archive.test(url);
