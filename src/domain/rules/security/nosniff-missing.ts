import { defineRule } from '../define';

export const nosniffMissing = defineRule({
  id: 'nosniff-missing',
  category: 'security',
  severity: 'warning',
  weight: 0.03,
  title: 'Browsers may guess file types',
  why: 'A file that a stranger uploaded may run as a script.',
  fix: 'Send X-Content-Type-Options: nosniff.',
});
