import { defineRule } from '../define';

export const sitemapEntryForeign = defineRule({
  id: 'sitemap-entry-foreign',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.06,
  title: 'Other host in the sitemap',
  why: 'Search engines ignore it, and your real pages may be missing.',
  fix: 'Correct the host in the program that makes the sitemap.',
});
