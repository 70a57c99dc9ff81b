import { defineRule } from '../define';

export const hreflangNoReturn = defineRule({
  id: 'hreflang-no-return',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.06,
  title: 'Language version without a return',
  why: 'Search engines believe two pages only when each names the other.',
  fix: 'Name this page in the list of the other version.',
});
