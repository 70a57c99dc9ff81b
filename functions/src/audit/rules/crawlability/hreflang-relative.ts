import { hasWord, trimmed } from '#functions/audit/text/strings';
import { pageRule } from '../rule';

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
