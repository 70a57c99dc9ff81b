import { proofName } from '#domain/siteProof';
import type { Sight } from '../audit';
import { parsePage } from '../audit/parse/parsePage';

/** Where a site may show a proof: with and without `www.` it is one, of which only one may answer. */
export function homeUrls({ host, protocol }: URL, proofHost: string): readonly string[] {
  return [...new Set([host, proofHost])].map((one) => `${protocol}//${one}`);
}

/**
 * Null when the proof stands at one of the addresses; else a sentence of what stood at the first in its place.
 * @param mismatch what to say of a text that proves nothing.
 */
export async function findTextProblem(
  [url = '', ...others]: readonly string[],
  look: (url: string) => Promise<Sight>,
  isProof: (text: string) => boolean,
  mismatch: string,
): Promise<string | null> {
  const sight = await look(url);
  if (sight.kind === 'text' && isProof(sight.text)) return null;
  if (others.length > 0 && (await findTextProblem(others, look, isProof, mismatch)) === null) return null;
  return sight.kind === 'nothing'
    ? `We couldn’t read ${url}: ${sight.words}.`
    : `${mismatch}. Check that it is published, then try again.`;
}

/**
 * Whether a home page holds the proof: a meta element of ours in its head. What stands elsewhere, or only looks like one
 * (in a comment, a script, a text field), visitors may have written.
 */
export function hasVerificationTag(html: string, token: string): boolean {
  // Where the page is makes no difference to what it holds.
  const { metaElements } = parsePage('https://home.invalid/', html, {});
  return metaElements.some(
    ({ inHead, attributes: { name, content } }) =>
      inHead && name?.trim().toLowerCase() === proofName && content?.trim() === token,
  );
}
