import { defineRule } from '../define';

export const robotsNotText = defineRule({
  id: 'robots-not-text',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.1,
  title: 'Web page in the place of robots.txt',
  why: 'Crawlers find no rule in it and take everything for allowed.',
  fix: 'Put a text file with rules there.',
});
