import { defineRule } from '../define';

export const hreflangNoSelf = defineRule({
  id: 'hreflang-no-self',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.04,
  title: 'Language list without the page itself',
  why: 'Search engines take the list for incomplete and may ignore it.',
  fix: 'Add the page itself to its list.',
});
