import { defineRule } from '../define';

export const pageDeep = defineRule({
  id: 'page-deep',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Page far from the start',
  why: 'Hardly anybody clicks that often, and search engines take it for unimportant.',
  fix: 'Link to it from a page nearer to the start.',
});
