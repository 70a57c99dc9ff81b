import { defineRule } from '../define';

export const sitemapEntryRedirects = defineRule({
  id: 'sitemap-entry-redirects',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.06,
  title: 'Redirect in the sitemap',
  why: 'A sitemap is for final addresses.',
  fix: 'Name the address that the redirect leads to.',
});
