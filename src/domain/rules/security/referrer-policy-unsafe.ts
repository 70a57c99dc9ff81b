import { defineRule } from '../define';

export const referrerPolicyUnsafe = defineRule({
  id: 'referrer-policy-unsafe',
  category: 'security',
  severity: 'warning',
  weight: 0.05,
  title: 'Referrer-Policy that tells too much',
  why: 'What stands in your addresses ends in the logs of other sites.',
  fix: 'Use strict-origin-when-cross-origin or a stricter policy.',
});
