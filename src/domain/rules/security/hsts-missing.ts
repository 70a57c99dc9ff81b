import { defineRule } from '../define';

export const hstsMissing = defineRule({
  id: 'hsts-missing',
  category: 'security',
  severity: 'warning',
  weight: 0.04,
  title: 'No HSTS',
  why: 'Browsers may still try the unencrypted address first.',
  fix: 'Send Strict-Transport-Security with every encrypted answer.',
});
