import type { SurveyedPage } from '#functions/audit/facts/siteView';
import type { TargetId } from '#functions/audit/facts/target';
import { linksInHeader } from '#functions/audit/fetch/responseHeaders';
import type { PageFacts } from '#functions/audit/parse/facts';
import { hasWord, trimmed } from '#functions/audit/text/strings';
import { hostOf, shown } from '#functions/audit/urls/url';
import { evidenceOf, outcomeText } from '../finalOutcome';
import { isVersionCode } from '../languages';
import { linkRule, pageRule, surveyRule, type Violation } from '../rule';

/** Reports language versions with an invalid code. */
export const hreflangInvalid = pageRule('hreflang-invalid', (page) => [...inPage(page), ...inHeader(page)]);

function inPage({ linkElements }: PageFacts): readonly Violation[] {
  return linkElements.flatMap((fact) => {
    // Search engines ignore hreflang in the body.
    if (!fact.inHead) return [];
    const { rel, hreflang } = fact.attributes;
    const shown = wrongIn(rel, hreflang);
    return shown === null ? [] : [{ ...saying(shown), spot: fact, evidence: { element: 'link' } }];
  });
}

function inHeader({ headers }: PageFacts): readonly Violation[] {
  return linksInHeader(headers).flatMap(({ rel, hreflang }) => {
    const shown = wrongIn(rel, hreflang);
    return shown === null ? [] : [{ ...saying(shown), evidence: { value: `Link: …; hreflang="${shown}"` } }];
  });
}

/** Returns an invalid code, truncated, or null if the code is valid. */
function wrongIn(rel: string | undefined, hreflang: string | undefined): string | null {
  if (hreflang === undefined || !hasWord(rel, 'alternate') || isVersionCode(hreflang.trim())) return null;
  return hreflang.trim().slice(0, 40);
}

const saying = (shown: string) => ({ message: `“${shown}” is not a valid language code.`, key: shown });

/** Reports relative hreflang URLs. Search engines require absolute ones. */
export const hreflangRelative = pageRule('hreflang-relative', ({ linkElements }) =>
  linkElements.flatMap((fact) => {
    const { rel, hreflang, href = '' } = fact.attributes;
    // Search engines ignore hreflang in the body.
    if (!fact.inHead || hreflang === undefined || !hasWord(rel, 'alternate')) return [];
    const url = trimmed(href);
    if (/^https?:\/\//i.test(url)) return [];
    const language = hreflang.trim().slice(0, 40);
    const message =
      url === ''
        ? `The ${language} version has no URL.`
        : `The URL of the ${language} version, “${url.slice(0, 100)}”, is not absolute.`;
    return [{ message, key: `${language} ${url.slice(0, 200)}`, spot: fact, evidence: { element: 'link' } }];
  }),
);

/** Reports broken URLs of language versions. */
export const hreflangBroken = linkRule(
  'hreflang-broken',
  (link) =>
    link.finalOutcome.end === 'broken' ||
    link.finalOutcome.end === 'loop' ||
    link.finalOutcome.end === 'too-long'
      ? {
          message:
            link.finalOutcome.end === 'broken'
              ? `An hreflang URL is broken: ${outcomeText(link)}.`
              : 'A version in another language redirects in a loop.',
          evidence: evidenceOf(link.finalOutcome),
        }
      : null,
  ['alternate'],
);

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
