import { defineRule } from '../define';

export const canonicalChain = defineRule({
  id: 'canonical-chain',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.08,
  title: 'Canonical page that names another one',
  why: 'Search engines follow one step only.',
  fix: 'Let every version name the last page directly.',
});
