import { defineRule } from '../define';

export const referrerPolicyMissing = defineRule({
  id: 'referrer-policy-missing',
  category: 'security',
  severity: 'notice',
  weight: 0,
  title: 'No Referrer-Policy',
  why: 'Older browsers tell other sites the whole address that a visitor comes from.',
  fix: 'Send Referrer-Policy: strict-origin-when-cross-origin.',
});
