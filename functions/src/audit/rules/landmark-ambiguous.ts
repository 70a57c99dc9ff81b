import { htmlRule } from './rule';

/** Parts of a page that sound the same in its list of parts, or several main parts. */
export const landmarkAmbiguous = htmlRule(
  'landmark-ambiguous',
  ['unique-landmark', 'no-multiple-main'],
  ({ rule, snippet }) => {
    if (rule === 'no-multiple-main') return 'The page has more than one main part.';
    // Of several main parts all but one may be hidden.
    if (/^<main\b/i.test(snippet)) return null;
    return 'Two parts of the page sound the same in the list of its parts.';
  },
);
