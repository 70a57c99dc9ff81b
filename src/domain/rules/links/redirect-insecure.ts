import { defineRule } from '../define';

export const redirectInsecure = defineRule({
  id: 'redirect-insecure',
  category: 'links',
  severity: 'warning',
  weight: 0.1,
  title: 'Redirect to an unencrypted address',
  why: 'One request on the way can be read and changed by others.',
  fix: 'Let the redirect name the https address.',
});
