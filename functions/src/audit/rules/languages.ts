const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Of two or three small letters there are some 18,000, and asking for a name takes as long as ten rules of a page. */
const known = new Map<string, boolean>();

/** @param code of two or three small letters, as ISO 639 lists them. */
export function isLanguage(code: string): boolean {
  const before = known.get(code);
  if (before !== undefined) return before;
  const is = names.of(code) !== undefined;
  known.set(code, is);
  return is;
}

/**
 * A language as BCP 47 writes it. Of three letters there are some 8,000, most of which no list on this machine has; of
 * more letters there are none.
 */
export function isLanguageTag(written: string): boolean {
  const [, code = ''] = /^(?:([a-z]{2,3})|[ix](?=-))(?:-[a-z0-9]{1,8})*$/i.exec(written) ?? [null, '?'];
  return code.length === 2 ? isLanguage(code.toLowerCase()) : code !== '?';
}
