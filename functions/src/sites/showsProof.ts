import { proofName } from '#domain/siteProof';
import { parsePage } from '../audit/parse/parsePage';

/**
 * Whether a home page holds the proof: a meta element of ours in its head. What stands elsewhere, or only looks like one
 * (in a comment, a script, a text field), visitors may have written.
 */
export function showsProof(html: string, token: string): boolean {
  // Where the page is makes no difference to what it holds.
  const { metaElements } = parsePage('https://home.invalid/', html, {});
  return metaElements.some(
    ({ inHead, attributes: { name, content } }) =>
      inHead && name?.trim().toLowerCase() === proofName && content?.trim() === token,
  );
}
