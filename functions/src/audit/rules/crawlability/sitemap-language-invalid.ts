import type { Versions } from '#functions/audit/facts/pageNote';
import type { SiteView } from '#functions/audit/facts/siteView';
import { surveyRule } from '../rule';
import { isVersionCode } from './versionCode';

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
