import { htmlRule } from '../rule';

/** A heading of a table that doesn't say what it heads. */
export const tableScopeMissing = htmlRule(
  'table-scope-missing',
  ['wcag/h63'],
  () => 'A table’s heading doesn’t say whether it heads a column or a row.',
);
