import { defineRule } from '../define';

export const linkRobotsBlocked = defineRule({
  id: 'link-robots-blocked',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Link to a page that robots.txt forbids',
  why: 'Search engines can’t read the page but may list its address.',
  fix: 'Open the page to crawlers, and use noindex if it shall not be listed.',
});
