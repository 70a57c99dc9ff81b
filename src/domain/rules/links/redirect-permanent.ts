import { defineRule } from '../define';

export const redirectPermanent = defineRule({
  id: 'redirect-permanent',
  category: 'links',
  severity: 'notice',
  weight: 0,
  title: 'Link to an address that has moved',
  why: 'Every visitor waits for a detour that you could spare them.',
  fix: 'Link to the new address directly.',
});
