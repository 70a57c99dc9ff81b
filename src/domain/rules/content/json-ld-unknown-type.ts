import { defineRule } from '../define';

export const jsonLdUnknownType = defineRule({
  id: 'json-ld-unknown-type',
  category: 'content',
  severity: 'notice',
  weight: 0,
  title: 'Unknown type in structured data',
  why: 'Programs skip what they don’t know.',
  fix: 'Use a type that schema.org has, with its capitals.',
});
