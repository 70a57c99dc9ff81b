import { defineRule } from '../define';

export const sitemapEntryBroken = defineRule({
  id: 'sitemap-entry-broken',
  category: 'crawlability',
  severity: 'error',
  weight: 0.2,
  title: 'Broken address in the sitemap',
  why: 'Each wrong entry makes the whole list less trusted.',
  fix: 'Take it out of the sitemap, or bring the page back.',
});
