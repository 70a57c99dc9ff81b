import { evidenceOf, fateWords, pageInstead } from '../fate';
import { linkRule } from '../rule';

/** A script, style sheet, icon or other file that a page loads and that can't be had, proven. */
export const brokenResource = linkRule('broken-resource', (link) => {
  if (link.role !== 'resource') return null;
  if (link.fate.end === 'broken') return { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) };
  return showsPages.has(link.element) ? null : pageInstead(link, whatIs(link.element));
});

/** Elements in which a page may be shown. */
const showsPages = new Set(['object', 'embed']);

function whatIs(element: string): string {
  return element === 'script' ? 'a script' : 'the file that it should be';
}
