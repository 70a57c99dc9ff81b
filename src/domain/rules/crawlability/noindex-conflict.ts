import { defineRule } from '../define';

export const noindexConflict = defineRule({
  id: 'noindex-conflict',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.1,
  title: 'Page that says both index and noindex',
  why: 'The stricter one counts, so it isn’t listed though it seems to be.',
  fix: 'Say it in one place only.',
});
