const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A cache of at most 18,000 codes. Looking up a name takes as long as ten rules on a page. */
const known = new Map<string, boolean>();

/** @param code two or three lowercase letters, as in ISO 639 */
export function isLanguage(code: string): boolean {
  const before = known.get(code);
  if (before !== undefined) return before;
  const is = names.of(code) !== undefined;
  known.set(code, is);
  return is;
}

/**
 * Returns whether this is a language tag as in BCP 47. Any three letters are accepted: of the 8,000 codes, Intl knows
 * only a few. No code has more letters.
 */
export function isLanguageTag(written: string): boolean {
  const [, code = ''] = /^(?:([a-z]{2,3})|[ix](?=-))(?:-[a-z0-9]{1,8})*$/i.exec(written) ?? [null, '?'];
  return code.length === 2 ? isLanguage(code.toLowerCase()) : code !== '?';
}

/** Common mistakes for region codes. The region has another code, or isn't one. */
const notRegions = new Set(['uk', 'eu', 'en']);
/** Country codes that are used for languages by mistake. */
const notLanguages = new Set(['cn', 'jp', 'cz', 'dk', 'gr', 'ua', 'us', 'gb', 'at']);

/** Returns whether this is x-default or, in the form of BCP 47, a language with an optional script and region. */
export function isVersionCode(written: string): boolean {
  if (written.toLowerCase() === 'x-default') return true;
  const match = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?$/i.exec(written);
  if (!match) return false;
  const language = (match[1] ?? '').toLowerCase();
  const region = match[2]?.toLowerCase();
  if (notLanguages.has(language)) return false;
  if (region !== undefined && notRegions.has(region)) return false;
  return isLanguage(language);
}
