import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** Reports links that redirect in a loop or more often than browsers follow. */
export const redirectLoop = linkRule('redirect-loop', (link) =>
  link.finalOutcome.end === 'loop' || link.finalOutcome.end === 'too-long'
    ? { message: `${fateWords(link)}.`, evidence: evidenceOf(link.finalOutcome) }
    : null,
);
