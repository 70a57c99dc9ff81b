import { defineRule } from '../define';

export const sitemapEntryNoindex = defineRule({
  id: 'sitemap-entry-noindex',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.1,
  title: 'Page in the sitemap that asks to be left out',
  why: 'You ask search engines to read it and to forget it.',
  fix: 'Take away the noindex, or the entry.',
});
