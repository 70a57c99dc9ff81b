const maxNameLength = 80;
const maxUrlLength = 2_048;

/** Control characters and marks that reverse or hide the text around them (Unicode Bidirectional Algorithm, UAX #9). */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * Returns a name that is safe to show. Users can set any name directly at the authentication service.
 * @returns null if nothing is left.
 */
export function cleanName(name: string | null | undefined): string | null {
  const visible = (name ?? '')
    .slice(0, 4 * maxNameLength)
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...visible].slice(0, maxNameLength).join('').trim() || null;
}

/** Returns the URL of a photo that a page may load, or null. */
export function cleanPhotoUrl(url: string | null | undefined): string | null {
  if (!url || url.length > maxUrlLength || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' ? href : null;
}
