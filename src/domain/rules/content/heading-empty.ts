import { defineRule } from '../define';

export const headingEmpty = defineRule({
  id: 'heading-empty',
  category: 'content',
  severity: 'warning',
  weight: 0.05,
  title: 'Heading without words',
  why: 'A screen reader announces a heading and then nothing.',
  fix: 'Fill it, or take it away.',
});
