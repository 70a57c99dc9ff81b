import { defineRule } from '../define';

export const hreflangBroken = defineRule({
  id: 'hreflang-broken',
  category: 'crawlability',
  severity: 'error',
  weight: 0.12,
  title: 'Broken language version',
  why: 'People of that language are shown a page that they can’t read.',
  fix: 'Take the line away, or correct its address.',
});
