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
