import { defineRule } from '../define';

export const canonicalMany = defineRule({
  id: 'canonical-many',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.1,
  title: 'Several canonical addresses',
  why: 'Search engines ignore all of them.',
  fix: 'Keep the right one.',
});
