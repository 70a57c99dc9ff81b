import { defineRule } from '../define';

export const placeholderText = defineRule({
  id: 'placeholder-text',
  category: 'content',
  severity: 'error',
  weight: 0.15,
  title: 'Text that only holds a place',
  why: 'It tells visitors that nobody has looked at the page.',
  fix: 'Write what belongs there, or take it away.',
});
