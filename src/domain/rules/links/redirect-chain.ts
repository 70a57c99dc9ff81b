import { defineRule } from '../define';

export const redirectChain = defineRule({
  id: 'redirect-chain',
  category: 'links',
  severity: 'warning',
  weight: 0.1,
  title: 'Chain of redirects',
  why: 'Each redirect costs a visitor another wait, and search engines may give up on the way.',
  fix: 'Link to the last address, and let each old one redirect straight to it.',
});
