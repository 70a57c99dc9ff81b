import { sharedHtmlRule } from '../rule';

/** A hint for filling in that browsers don't know. */
export const autocompleteInvalid = sharedHtmlRule(
  'autocomplete-invalid',
  ['valid-autocomplete'],
  () => 'A field has an autocomplete that browsers don’t know.',
);
