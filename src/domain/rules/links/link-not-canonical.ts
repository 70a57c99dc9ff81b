import { defineRule } from '../define';

export const linkNotCanonical = defineRule({
  id: 'link-not-canonical',
  category: 'links',
  severity: 'notice',
  weight: 0,
  title: 'Link to a page that is not the one that counts',
  why: 'Your links and your canonical addresses tell search engines different things.',
  fix: 'Link to the canonical address.',
});
