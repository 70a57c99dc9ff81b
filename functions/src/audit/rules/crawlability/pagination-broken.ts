import { evidenceOf, fateWords } from '../fate';
import { linkRule } from '../rule';

/** The next or the previous page of a series that is not there. */
export const paginationBroken = linkRule(
  'pagination-broken',
  (link) =>
    link.fate.end === 'broken'
      ? {
          message: `A neighbour in the series is broken: ${fateWords(link)}.`,
          evidence: evidenceOf(link.fate),
        }
      : null,
  ['sequence'],
);
