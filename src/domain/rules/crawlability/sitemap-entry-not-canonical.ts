import { defineRule } from '../define';

export const sitemapEntryNotCanonical = defineRule({
  id: 'sitemap-entry-not-canonical',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.06,
  title: 'Page in the sitemap that is not canonical',
  why: 'Two hints that contradict each other leave the choice to the search engine.',
  fix: 'Name the canonical address in the sitemap.',
});
