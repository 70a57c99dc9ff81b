import { defineRule } from '../define';

export const robotsMissing = defineRule({
  id: 'robots-missing',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'No robots.txt',
  why: 'Crawlers learn nothing of your sitemap and leave an error in your log.',
  fix: 'Put a robots.txt there that allows all and names the sitemap.',
});
