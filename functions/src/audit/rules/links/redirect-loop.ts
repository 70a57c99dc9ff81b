import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** Reports links that redirect in a loop or more often than browsers follow. */
export const redirectLoop = linkRule('redirect-loop', (link) =>
  link.fate.end === 'loop' || link.fate.end === 'too-long'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.fate) }
    : null,
);
