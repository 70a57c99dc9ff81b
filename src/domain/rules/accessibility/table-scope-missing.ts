import { defineRule } from '../define';

export const tableScopeMissing = defineRule({
  id: 'table-scope-missing',
  category: 'accessibility',
  severity: 'notice',
  weight: 0,
  title: 'Table heading without a scope',
  why: 'Who hears the table may be told the wrong heading.',
  fix: 'Add scope="col" or scope="row".',
});
