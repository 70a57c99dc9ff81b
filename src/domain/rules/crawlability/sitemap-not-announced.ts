import { defineRule } from '../define';

export const sitemapNotAnnounced = defineRule({
  id: 'sitemap-not-announced',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Sitemap that robots.txt doesn’t name',
  why: 'Only search engines that you tell by hand know of it.',
  fix: 'Add a Sitemap line to robots.txt.',
});
