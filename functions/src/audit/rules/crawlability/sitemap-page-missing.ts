import { surveyRule } from '../rule';

/** Later pages of a list, which sitemaps omit on purpose. */
const further =
  /\/(?:page|seite|pagina|p[aá]gina|strona|sida|side|sivu|oldal|stranica)[/_-]?\d+(?:\.\w+)?\/?$/i;

/** Archives by year, month or day. */
const archive = /\/(?:19|20)\d\d(?:\/(?:0?[1-9]|1[0-2])(?:\/\d\d?)?)?\/?$/;

/** Reports indexable pages that a completely read sitemap doesn't name. */
export const sitemapPageMissing = surveyRule('sitemap-page-missing', function* ({ facts, pages }) {
  const { sitemap } = facts;
  if (!sitemap?.complete || !sitemap.files.some(({ problem }) => problem === null)) return;
  if (sitemap.files.some(({ problem }) => problem !== null)) return;
  for (const { url, isMapped, searchable, note } of pages())
    if (!isMapped && searchable && !url.includes('?') && note.p === undefined && !isList(url))
      yield { page: url, message: 'The sitemap doesn’t list this page.' };
});

const isList = (url: string) => further.test(url) || archive.test(url);
