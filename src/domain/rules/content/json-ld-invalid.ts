import { defineRule } from '../define';

export const jsonLdInvalid = defineRule({
  id: 'json-ld-invalid',
  category: 'content',
  severity: 'error',
  weight: 0.12,
  title: 'Structured data that can’t be read',
  why: 'Search engines lose what they would have shown of the page.',
  fix: 'Let a program write the JSON.',
});
