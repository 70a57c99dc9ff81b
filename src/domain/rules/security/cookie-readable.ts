import { defineRule } from '../define';

export const cookieReadable = defineRule({
  id: 'cookie-readable',
  category: 'security',
  severity: 'warning',
  weight: 0.06,
  title: 'Session cookie that scripts can read',
  why: 'A script that somebody slips in can take over the session.',
  fix: 'Add HttpOnly to the cookie.',
});
