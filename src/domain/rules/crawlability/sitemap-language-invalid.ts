import { defineRule } from '../define';

export const sitemapLanguageInvalid = defineRule({
  id: 'sitemap-language-invalid',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.06,
  title: 'Unknown language code in the sitemap',
  why: 'Search engines ignore the entry, and people see the wrong language.',
  fix: 'Write the language’s code, then perhaps the region’s, as in en-GB.',
});
