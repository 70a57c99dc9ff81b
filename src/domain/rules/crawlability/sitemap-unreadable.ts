import { defineRule } from '../define';

export const sitemapUnreadable = defineRule({
  id: 'sitemap-unreadable',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.1,
  title: 'Sitemap that can’t be used',
  why: 'Search engines ask for it again and again and learn nothing.',
  fix: 'Correct its address, or the program that makes it.',
});
