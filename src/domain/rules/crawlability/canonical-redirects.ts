import { defineRule } from '../define';

export const canonicalRedirects = defineRule({
  id: 'canonical-redirects',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.08,
  title: 'Canonical address that redirects',
  why: 'Search engines may ignore such a hint.',
  fix: 'Name the address at the end of the redirect.',
});
