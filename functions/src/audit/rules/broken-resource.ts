import { evidenceOf, fateWords } from './fate';
import { linkRule } from './rule';

/** A script, style sheet, icon or other file that a page loads and that can't be had, proven. */
export const brokenResource = linkRule('broken-resource', (link) =>
  link.fate.end === 'broken' && link.role === 'resource'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : null,
);
