const text = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * Where each of these texts first stands in valid JSON, however it is spelled: many write a slash as `\/`. One pass tells
 * all, because looking for one after the other takes as many.
 * @returns offsets of the quotes before them.
 */
export function placesOf(json: string, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  if (wanted.size === 0) return places;
  for (const { 0: spelled, index } of json.matchAll(text)) {
    const meant = spelled.includes('\\') ? String(JSON.parse(spelled)) : spelled.slice(1, -1);
    if (!wanted.has(meant) || places.has(meant)) continue;
    places.set(meant, index);
    if (places.size === wanted.size) break;
  }
  return places;
}
