import { defineRule } from '../define';

export const sitemapPageMissing = defineRule({
  id: 'sitemap-page-missing',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Page that the sitemap doesn’t name',
  why: 'The sitemap may be out of date, or forget a kind of page.',
  fix: 'Let the sitemap include it, or mark the page with noindex.',
});
