import { defineRule } from '../define';

export const linkMistyped = defineRule({
  id: 'link-mistyped',
  category: 'links',
  severity: 'error',
  weight: 0.2,
  title: 'Mistyped address',
  why: 'Browsers take it for an address of your own site that doesn’t exist.',
  fix: 'Write the whole address, with https:// or mailto: before it.',
});
