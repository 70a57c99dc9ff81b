import { defineRule } from '../define';

export const sitemapTooLarge = defineRule({
  id: 'sitemap-too-large',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.06,
  title: 'Sitemap that is too large',
  why: 'Search engines may refuse the whole file.',
  fix: 'Split it and name the parts in an index.',
});
