import { defineRule } from '../define';

export const canonicalMissing = defineRule({
  id: 'canonical-missing',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Pages without a canonical address',
  why: 'Search engines choose one of their addresses, or list several.',
  fix: 'Let each page name its own final address.',
});
