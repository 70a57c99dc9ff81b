import { sharedHtmlRule } from '../rule';

/** Reports `autocomplete` values that browsers don't know. */
export const autocompleteInvalid = sharedHtmlRule(
  'autocomplete-invalid',
  ['valid-autocomplete'],
  () => 'A field has an invalid autocomplete value.',
);
