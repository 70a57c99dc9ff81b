const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** @param code of two or three letters, as ISO 639 lists them. */
export function isLanguage(code: string): boolean {
  return names.of(code) !== undefined;
}

/**
 * A language as BCP 47 writes it. Of three letters there are some 8,000, most of which no list on this machine has; of
 * more letters there are none.
 */
export function isLanguageTag(written: string): boolean {
  const [, code = ''] = /^(?:([a-z]{2,3})|[ix](?=-))(?:-[a-z0-9]{1,8})*$/i.exec(written) ?? [null, '?'];
  return code.length === 2 ? isLanguage(code.toLowerCase()) : code !== '?';
}
