import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** Reports broken URLs of language versions. */
export const hreflangBroken = linkRule(
  'hreflang-broken',
  (link) =>
    link.finalOutcome.end === 'broken' ||
    link.finalOutcome.end === 'loop' ||
    link.finalOutcome.end === 'too-long'
      ? {
          message:
            link.finalOutcome.end === 'broken'
              ? `An hreflang URL is broken: ${fateWords(link)}.`
              : 'A version in another language redirects in a loop.',
          evidence: evidenceOf(link.finalOutcome),
        }
      : null,
  ['alternate'],
);
