import { htmlRule } from '../rule';

/** Reports table headers without a scope. */
export const tableScopeMissing = htmlRule(
  'table-scope-missing',
  ['wcag/h63'],
  () => 'A table header has no scope.',
);
