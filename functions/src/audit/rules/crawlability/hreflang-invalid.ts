import type { PageFacts } from '#functions/audit/parse/facts';
import { linksInHeader } from '#functions/audit/parse/linkHeader';
import { hasWord } from '#functions/audit/text/strings';
import { pageRule, type Violation } from '../rule';
import { isVersionCode } from './versionCode';

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
