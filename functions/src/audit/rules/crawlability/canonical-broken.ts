import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** Reports canonical URLs that are broken. */
export const canonicalBroken = linkRule(
  'canonical-broken',
  (link) =>
    link.fate.end === 'broken' || link.fate.end === 'loop' || link.fate.end === 'too-long'
      ? {
          message:
            link.fate.end === 'broken'
              ? `The canonical address is broken: ${fateWords(link)}.`
              : 'The canonical address redirects for ever.',
          evidence: evidenceOf(link.fate),
        }
      : null,
  ['canonical'],
);
