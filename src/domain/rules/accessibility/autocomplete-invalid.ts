import { defineRule } from '../define';

export const autocompleteInvalid = defineRule({
  id: 'autocomplete-invalid',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.04,
  title: 'Unknown autocomplete',
  why: 'Browsers can’t fill the field in for those who find typing hard.',
  fix: 'Use the standard’s words for it.',
});
