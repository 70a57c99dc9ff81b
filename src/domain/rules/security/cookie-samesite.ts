import { defineRule } from '../define';

export const cookieSamesite = defineRule({
  id: 'cookie-samesite',
  category: 'security',
  severity: 'notice',
  weight: 0,
  title: 'Cookie without SameSite',
  why: 'Browsers differ in whether they send it along with other sites’ requests.',
  fix: 'Add SameSite=Lax, or SameSite=None with Secure.',
});
