import { isLanguage } from '../languages';

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
