import { defineRule } from '../define';

export const descriptionMissing = defineRule({
  id: 'description-missing',
  category: 'content',
  severity: 'warning',
  weight: 0.1,
  title: 'Page without a description',
  why: 'Search engines then pick a piece of text themselves, often a poor one.',
  fix: 'Add a <meta name="description"> of one or two sentences.',
});
