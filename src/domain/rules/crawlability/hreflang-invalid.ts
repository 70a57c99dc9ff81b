import { defineRule } from '../define';

export const hreflangInvalid = defineRule({
  id: 'hreflang-invalid',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.06,
  title: 'Unknown language code',
  why: 'Search engines ignore the line, and people see the wrong language.',
  fix: 'Write the language’s code, then perhaps the region’s, as in en-GB.',
});
