import { defineRule } from '../define';

export const h1Many = defineRule({
  id: 'h1-many',
  category: 'content',
  severity: 'notice',
  weight: 0,
  title: 'Several main headings',
  why: 'Readers by ear don’t know which one names the page.',
  fix: 'Keep one h1, and make the others h2.',
});
