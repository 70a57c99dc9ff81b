import { defineRule } from '../define';

export const robotsUnreadable = defineRule({
  id: 'robots-unreadable',
  category: 'crawlability',
  severity: 'error',
  weight: 0.3,
  title: 'robots.txt that can’t be read',
  why: 'Careful crawlers then read none of your pages.',
  fix: 'Serve it as a plain file that can’t fail.',
});
