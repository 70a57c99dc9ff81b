import type { Versions } from '#functions/audit/facts/pageNote';
import type { SiteView } from '#functions/audit/facts/siteView';
import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf, outcomeText } from '../finalOutcome';
import { isVersionCode } from '../languages';
import { surveyRule } from '../rule';

/** Reports broken URLs in the sitemap. */
export const sitemapEntryBroken = surveyRule('sitemap-entry-broken', function* ({ mapped }) {
  for (const { url, named } of mapped()) {
    const { finalOutcome } = named;
    if (finalOutcome?.end !== 'broken' && finalOutcome?.end !== 'loop' && finalOutcome?.end !== 'too-long')
      continue;
    const words =
      finalOutcome.end === 'broken'
        ? outcomeText({ page: url, target: url, finalOutcome })
        : `${url} redirects in a loop`;
    yield {
      page: url,
      target: url,
      message: `The sitemap lists this URL, but ${words}.`,
      evidence: evidenceOf(finalOutcome),
    };
  }
});

/** Reports URLs in the sitemap that redirect. */
export const sitemapEntryRedirects = surveyRule('sitemap-entry-redirects', function* ({ mapped }) {
  for (const { url, named } of mapped()) {
    const { finalOutcome } = named;
    const final = finalOutcome?.hops.at(-1);
    if (finalOutcome?.end !== 'ok' || finalOutcome.hops.length < 2 || final === undefined) continue;
    yield {
      page: url,
      message: `The sitemap lists this URL, but it redirects to ${shown(final, hostOf(url))}.`,
      evidence: evidenceOf(finalOutcome),
    };
  }
});

/** Reports `noindex` pages in the sitemap. */
export const sitemapEntryNoindex = surveyRule('sitemap-entry-noindex', function* ({ pages }) {
  for (const { url, isMapped, noindex } of pages())
    if (isMapped && noindex)
      yield {
        page: url,
        message: 'The sitemap lists this page, but the page has noindex.',
      };
});

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

/** Reports URLs of other hosts in the sitemap, which search engines ignore. */
export const sitemapEntryForeign = surveyRule('sitemap-entry-foreign', function* ({ facts, start }) {
  for (const url of facts.sitemap?.foreign ?? [])
    yield { page: start, target: url, message: `The sitemap lists ${url}, which is on another host.` };
});

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

/** Reports language versions in the sitemap with an invalid code, one finding per code. */
export const sitemapLanguageInvalid = surveyRule('sitemap-language-invalid', function* (site) {
  for (const [code, pages] of wrongCodes(site))
    yield {
      page: site.start,
      message: `The sitemap lists versions in “${code}”, which is not a valid language code.`,
      key: code,
      pages,
    };
});

/** Counts the pages for each invalid code. */
function wrongCodes({ pages }: SiteView): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // Pages of one group share the same array.
  const wrongIn = new Map<Versions, readonly string[]>();
  for (const { mappedVersions } of pages()) {
    const wrong =
      wrongIn.get(mappedVersions) ??
      mappedVersions.map(([code]) => code).filter((code) => !isVersionCode(code));
    wrongIn.set(mappedVersions, wrong);
    for (const code of new Set(wrong)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}
