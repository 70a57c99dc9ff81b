import { defineRule } from '../define';

export const framingAllowed = defineRule({
  id: 'framing-allowed',
  category: 'security',
  severity: 'warning',
  weight: 0.04,
  title: 'Pages that any site may frame',
  why: 'A hostile site can lay your page over its own and steal clicks.',
  fix: 'Send frame-ancestors in the Content-Security-Policy, or X-Frame-Options.',
});
