import { defineRule } from '../define';

export const metaRefresh = defineRule({
  id: 'meta-refresh',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.05,
  title: 'Page that sends visitors on by itself',
  why: 'Slow readers lose the text, and the Back button stops working.',
  fix: 'Let the server redirect instead.',
});
