import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** Reports broken URLs of language versions. */
export const hreflangBroken = linkRule(
  'hreflang-broken',
  (link) =>
    link.fate.end === 'broken' || link.fate.end === 'loop' || link.fate.end === 'too-long'
      ? {
          message:
            link.fate.end === 'broken'
              ? `A version in another language is broken: ${fateWords(link)}.`
              : 'A version in another language redirects for ever.',
          evidence: evidenceOf(link.fate),
        }
      : null,
  ['alternate'],
);
