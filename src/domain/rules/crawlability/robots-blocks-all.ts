import { defineRule } from '../define';

export const robotsBlocksAll = defineRule({
  id: 'robots-blocks-all',
  category: 'crawlability',
  severity: 'error',
  weight: 0.4,
  title: 'robots.txt that keeps search engines out',
  why: 'Nobody finds the site by searching.',
  fix: 'Take the rule that forbids everything out of it.',
});
