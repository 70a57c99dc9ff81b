import { defineRule } from '../define';

export const resourceRobotsBlocked = defineRule({
  id: 'resource-robots-blocked',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.08,
  title: 'Script or style that robots.txt forbids',
  why: 'Search engines see the page without it.',
  fix: 'Allow it in robots.txt.',
});
