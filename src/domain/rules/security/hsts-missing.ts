import { defineRule } from '../define';

export const hstsMissing = defineRule({
  id: 'hsts-missing',
  category: 'security',
  severity: 'warning',
  weight: 0.04,
  title: 'No HSTS',
  why: 'Browsers try the unencrypted address first, every time.',
  fix: 'Send Strict-Transport-Security with every encrypted answer.',
});
