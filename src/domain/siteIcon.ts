/** Maximum size of a stored icon, in bytes. A bitmap of 32 px in an ICO file has 4.3 KB. */
export const maxIconBytes = 6_144;

/**
 * A PNG file starts with 89 50 4E 47 0D 0A 1A 0A and its header chunk. An ICO file starts with 00 00 01 00, and the
 * stored ones have one image. No other type is shown: an SVG image is active content.
 */
const types = [
  ['image/png', 'iVBORw0KGgoAAAANSUhEUg'],
  ['image/x-icon', 'AAABAAEA'],
] as const;

/**
 * Returns the data URL of a site's stored icon, or undefined if it has none. The icon comes from the site, so its
 * type is recognized by its own bytes again.
 * @param icon in base64.
 */
export function iconUrlOf(icon: string | undefined): string | undefined {
  if (icon === undefined || icon.length > (maxIconBytes / 3) * 4) return undefined;
  const [type] = types.find(([, start]) => icon.startsWith(start)) ?? [];
  return type !== undefined && /^[A-Za-z0-9+/]+={0,2}$/.test(icon)
    ? `data:${type};base64,${icon}`
    : undefined;
}
