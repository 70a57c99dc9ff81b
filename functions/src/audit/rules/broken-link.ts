import { evidenceOf, fateWords } from './fate';
import { linkRule } from './rule';

/** A link that leads visitors to an error, proven. */
export const brokenLink = linkRule('broken-link', (link) =>
  link.fate.end === 'broken' && link.role === 'link'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : null,
);
