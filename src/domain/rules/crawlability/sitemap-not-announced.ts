import { defineRule } from '../define';

export const sitemapNotAnnounced = defineRule({
  id: 'sitemap-not-announced',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Sitemap that robots.txt doesn’t name',
  why: 'Search engines that don’t guess its address don’t know of it.',
  fix: 'Add a Sitemap line to robots.txt.',
});
