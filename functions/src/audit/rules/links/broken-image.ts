import { evidenceOf, fateWords, pageInstead } from '../fate';
import { linkRule } from '../rule';

/** An image that can't be had, proven. */
export const brokenImage = linkRule('broken-image', (link) => {
  if (link.role !== 'image') return null;
  return link.fate.end === 'broken'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : pageInstead(link, 'an image');
});
