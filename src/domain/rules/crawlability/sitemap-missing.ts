import { defineRule } from '../define';

export const sitemapMissing = defineRule({
  id: 'sitemap-missing',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'No sitemap',
  why: 'Search engines learn late what there is and what has changed.',
  fix: 'Make a sitemap and name it in robots.txt.',
});
