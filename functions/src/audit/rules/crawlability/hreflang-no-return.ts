import type { SurveyedPage } from '#functions/audit/facts/siteView';
import type { TargetId } from '#functions/audit/facts/target';
import { hostOf, shown } from '#functions/audit/urls/url';
import { surveyRule } from '../rule';

/** Reports language versions, named by the page or the sitemap, that don't name the page in return. */
export const hreflangNoReturn = surveyRule('hreflang-no-return', function* ({ pages, page, facts }) {
  const { versions = 'all' } = facts.sitemap ?? {};
  // The return link may be in a part that wasn't read.
  if (versions !== 'all') return;
  for (const from of pages()) {
    if (!from.searchable) continue;
    for (const { language, to, inSitemap } of namedBy(from)) {
      const version = to === from.id || language === 'x-default' ? null : page(to);
      // Nothing is known about a version that wasn't read. For one that isn't indexable, other rules apply.
      if (!version?.searchable || names(version, from.id)) continue;
      const where = inSitemap ? ', which the sitemap names,' : '';
      const address = shown(version.url, hostOf(from.url));
      yield {
        page: from.url,
        target: version.url,
        message: `The ${language} version ${address}${where} doesn’t link back to this page.`,
        key: language,
      };
    }
  }
});

interface Named {
  readonly language: string;
  readonly to: TargetId;
  readonly inSitemap: boolean;
}

/** Lists each version once, even if both the page and the sitemap name it. */
function* namedBy({ alternates, mappedVersions }: SurveyedPage): Iterable<Named> {
  for (const [language, to] of alternates) yield { language, to, inSitemap: false };
  for (const [language, to] of mappedVersions)
    if (!alternates.some(([code, page]) => code === language && page === to))
      yield { language, to, inSitemap: true };
}

function names({ alternates, mappedVersions }: SurveyedPage, other: TargetId): boolean {
  return alternates.some(([, to]) => to === other) || mappedVersions.some(([, to]) => to === other);
}
