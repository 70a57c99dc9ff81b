import type { Sight } from '../audit';

/** Where a site may show a proof: with and without `www.` it is one, of which only one may answer. */
export function homesOf({ host, protocol }: URL, proofHost: string): readonly string[] {
  return [...new Set([host, proofHost])].map((one) => `${protocol}//${one}`);
}

/**
 * Null when the proof stands at one of the addresses; else a sentence of what stood at the first in its place.
 * @param otherwise what to say of a text that proves nothing.
 */
export async function textInstead(
  [url = '', ...others]: readonly string[],
  look: (url: string) => Promise<Sight>,
  proves: (text: string) => boolean,
  otherwise: string,
): Promise<string | null> {
  const sight = await look(url);
  if (sight.kind === 'text' && proves(sight.text)) return null;
  if (others.length > 0 && (await textInstead(others, look, proves, otherwise)) === null) return null;
  return sight.kind === 'nothing'
    ? `We couldn’t read ${url}: ${sight.words}.`
    : `${otherwise}. Check that it is published, then try again.`;
}
