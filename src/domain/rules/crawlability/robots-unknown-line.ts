import { defineRule } from '../define';

export const robotsUnknownLine = defineRule({
  id: 'robots-unknown-line',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Line in robots.txt that nobody understands',
  why: 'Crawlers ignore it, so what it should do doesn’t happen.',
  fix: 'Correct its spelling, or make it a comment.',
});
