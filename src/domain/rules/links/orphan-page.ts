import { defineRule } from '../define';

export const orphanPage = defineRule({
  id: 'orphan-page',
  category: 'links',
  severity: 'warning',
  weight: 0.08,
  title: 'Page that no page links to',
  why: 'Nobody finds it by clicking, and search engines take it for unimportant.',
  fix: 'Link to it where it fits, or take it out of the sitemap.',
});
