import { defineRule } from '../define';

export const canonicalBroken = defineRule({
  id: 'canonical-broken',
  category: 'crawlability',
  severity: 'error',
  weight: 0.25,
  title: 'Broken canonical address',
  why: 'You ask search engines to list a page that doesn’t exist.',
  fix: 'Name the page’s own address, or the one that exists.',
});
