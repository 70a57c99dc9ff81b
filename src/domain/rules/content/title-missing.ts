import { defineRule } from '../define';

export const titleMissing = defineRule({
  id: 'title-missing',
  category: 'content',
  severity: 'error',
  weight: 0.2,
  title: 'Page without a title',
  why: 'The title is what search results, tabs and bookmarks show.',
  fix: 'Add a <title> that says in a few words what this page is.',
});
