import { defineRule } from '../define';

export const robotsTooLarge = defineRule({
  id: 'robots-too-large',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.05,
  title: 'robots.txt that is too large',
  why: 'Crawlers ignore what comes after the first 500 KiB.',
  fix: 'Say the same with fewer patterns.',
});
