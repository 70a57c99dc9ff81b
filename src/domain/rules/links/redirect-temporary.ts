import { defineRule } from '../define';

export const redirectTemporary = defineRule({
  id: 'redirect-temporary',
  category: 'links',
  severity: 'notice',
  weight: 0,
  title: 'Link that is sent on for now',
  why: 'Every visitor waits for a detour, and search engines keep the old address.',
  fix: 'Link to the final address, or redirect for good if it has moved for good.',
});
