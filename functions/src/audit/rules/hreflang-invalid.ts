import { hasWord } from '../parse/text';
import { isLanguage } from './languages';
import { pageRule } from './rule';

/** Regions that people write and that are none: the code is another. */
const notRegions = new Set(['uk', 'eu', 'en']);
const notLanguages: Readonly<Record<string, string>> = {
  cn: 'zh',
  jp: 'ja',
  cz: 'cs',
  dk: 'da',
  gr: 'el',
  ua: 'uk',
  us: 'en',
  gb: 'en',
  at: 'de',
};

/** A language version whose code no search engine knows. */
export const hreflangInvalid = pageRule('hreflang-invalid', ({ linkElements }) =>
  linkElements.flatMap((fact) => {
    const { rel, hreflang } = fact.attributes;
    if (hreflang === undefined || !hasWord(rel, 'alternate') || isCode(hreflang.trim())) return [];
    const shown = hreflang.trim().slice(0, 40);
    return [
      {
        message: `“${shown}” is not the code of a language.`,
        key: shown,
        spot: fact,
        evidence: { element: 'link' },
      },
    ];
  }),
);

/** A language, perhaps a script, perhaps a region, as BCP 47 writes them; or x-default. */
function isCode(written: string): boolean {
  if (written.toLowerCase() === 'x-default') return true;
  const match = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(written);
  if (!match) return false;
  const language = (match[1] ?? '').toLowerCase();
  const region = match[2]?.toLowerCase();
  if (language in notLanguages) return false;
  if (region !== undefined && notRegions.has(region)) return false;
  return isLanguage(language);
}
