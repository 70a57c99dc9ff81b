import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** Reports broken `next` and `prev` URLs. */
export const paginationBroken = linkRule(
  'pagination-broken',
  (link) =>
    link.finalOutcome.end === 'broken'
      ? {
          message: `A pagination link is broken: ${fateWords(link)}.`,
          evidence: evidenceOf(link.finalOutcome),
        }
      : null,
  ['sequence'],
);
