import { evidenceOf, fateWords, pageInstead } from '../fate';
import { linkRule } from '../rule';

/** Reports images that are proven to be broken. */
export const brokenImage = linkRule('broken-image', (link) => {
  if (link.role !== 'image') return null;
  return link.fate.end === 'broken'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : pageInstead(link, 'an image');
});
