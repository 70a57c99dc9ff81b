import { evidenceOf, fateWords, pageInstead } from '../fate';
import { linkRule } from '../rule';

/** Reports scripts, style sheets, icons and other loaded files that are proven to be broken. */
export const brokenResource = linkRule('broken-resource', (link) => {
  if (link.role !== 'resource') return null;
  if (link.finalOutcome.end === 'broken')
    return { message: `${fateWords(link)}.`, evidence: evidenceOf(link.finalOutcome) };
  return showsPages.has(link.element) ? null : pageInstead(link, whatIs(link.element));
});

/** Elements that may embed a page. */
const showsPages = new Set(['object', 'embed']);

function whatIs(element: string): string {
  return element === 'script' ? 'a script' : 'the file that it should be';
}
