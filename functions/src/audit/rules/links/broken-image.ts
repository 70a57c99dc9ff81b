import { evidenceOf, fateWords, pageInstead } from '../fate';
import { linkRule } from '../rule';

/** Reports images that are proven to be broken. */
export const brokenImage = linkRule('broken-image', (link) => {
  if (link.role !== 'image') return null;
  return link.finalOutcome.end === 'broken'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.finalOutcome) }
    : pageInstead(link, 'an image');
});
