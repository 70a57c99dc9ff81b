import type { PageFacts } from '#functions/audit/parse/facts';
import { linksInHeader } from '#functions/audit/parse/linkHeader';
import { hasWord } from '#functions/audit/parse/text';
import { pageRule, type Violation } from '../rule';
import { isVersionCode } from './versionCode';

/** A language version whose code no search engine knows. */
export const hreflangInvalid = pageRule('hreflang-invalid', (page) => [...inPage(page), ...inHeader(page)]);

function inPage({ linkElements }: PageFacts): readonly Violation[] {
  return linkElements.flatMap((fact) => {
    // Search engines ignore one that stands further down.
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

/** A code that is none, cut short; null when all is well. */
function wrongIn(rel: string | undefined, hreflang: string | undefined): string | null {
  if (hreflang === undefined || !hasWord(rel, 'alternate') || isVersionCode(hreflang.trim())) return null;
  return hreflang.trim().slice(0, 40);
}

const saying = (shown: string) => ({ message: `“${shown}” is not the code of a language.`, key: shown });
