import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** A link whose redirects never end, as far as anyone would follow them. */
export const redirectLoop = linkRule('redirect-loop', (link) =>
  link.fate.end === 'loop' || link.fate.end === 'too-long'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : null,
);
