import { evidenceOf, fateWords } from './fate';
import { isMistyped } from './link-mistyped';
import { linkRule } from './rule';

/** A link that leads visitors to an error, proven; what was mistyped is told as that. */
export const brokenLink = linkRule('broken-link', (link) =>
  link.fate.end === 'broken' && link.role === 'link' && !isMistyped(link)
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : null,
);
