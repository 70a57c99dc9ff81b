import { evidenceOf, fateWords } from './fate';
import { linkRule } from './rule';

/** An image that can't be had, proven. */
export const brokenImage = linkRule('broken-image', (link) =>
  link.fate.end === 'broken' && link.role === 'image'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : null,
);
