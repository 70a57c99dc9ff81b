import { defineRule } from '../define';

export const paginationBroken = defineRule({
  id: 'pagination-broken',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.08,
  title: 'Broken neighbour in a series',
  why: 'Turning the page leads to an error.',
  fix: 'Name a next page only where there is one.',
});
