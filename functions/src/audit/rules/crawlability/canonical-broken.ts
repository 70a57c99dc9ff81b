import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** Reports canonical URLs that are broken. */
export const canonicalBroken = linkRule(
  'canonical-broken',
  (link) =>
    link.finalOutcome.end === 'broken' ||
    link.finalOutcome.end === 'loop' ||
    link.finalOutcome.end === 'too-long'
      ? {
          message:
            link.finalOutcome.end === 'broken'
              ? `The canonical URL is broken: ${fateWords(link)}.`
              : 'The canonical URL redirects in a loop.',
          evidence: evidenceOf(link.finalOutcome),
        }
      : null,
  ['canonical'],
);
