import { defineRule } from '../define';

export const h1Missing = defineRule({
  id: 'h1-missing',
  category: 'content',
  severity: 'warning',
  weight: 0.1,
  title: 'Page without a main heading',
  why: 'Readers, screen readers and search engines look there first to learn what the page is about.',
  fix: 'Make the page’s visible heading an <h1>.',
});
