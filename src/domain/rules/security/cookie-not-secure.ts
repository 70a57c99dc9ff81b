import { defineRule } from '../define';

export const cookieNotSecure = defineRule({
  id: 'cookie-not-secure',
  category: 'security',
  severity: 'warning',
  weight: 0.06,
  title: 'Cookie that is sent without encryption',
  why: 'Anyone on the visitor’s network can read it.',
  fix: 'Add Secure to the cookie.',
});
