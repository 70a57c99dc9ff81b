import { isLanguage } from '../languages';

/** Regions that people write and that are none: the code is another. */
const notRegions = new Set(['uk', 'eu', 'en']);
/** Countries that people write for their languages. */
const notLanguages = new Set(['cn', 'jp', 'cz', 'dk', 'gr', 'ua', 'us', 'gb', 'at']);

/** A language, perhaps a script, perhaps a region, as BCP 47 writes them; or x-default. */
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
