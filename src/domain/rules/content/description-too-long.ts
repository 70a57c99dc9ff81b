import { defineRule } from '../define';

export const descriptionTooLong = defineRule({
  id: 'description-too-long',
  category: 'content',
  severity: 'notice',
  weight: 0,
  title: 'Very long description',
  why: 'Search results show about 160 characters of it.',
  fix: 'Say what matters in the first sentence.',
});
