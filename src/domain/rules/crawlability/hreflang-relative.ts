import { defineRule } from '../define';

export const hreflangRelative = defineRule({
  id: 'hreflang-relative',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'hreflang without an absolute URL',
  why: 'Google asks for fully qualified URLs in hreflang, and may ignore others.',
  fix: 'Write the whole URL of the version, with https:// and the host.',
});
