import { defineRule } from '../define';

export const canonicalRelative = defineRule({
  id: 'canonical-relative',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Canonical address without a host',
  why: 'On a copy of the site it names the wrong one.',
  fix: 'Write the whole address.',
});
