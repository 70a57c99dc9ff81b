import { defineRule } from '../define';

export const httpsNotEnforced = defineRule({
  id: 'https-not-enforced',
  category: 'security',
  severity: 'warning',
  weight: 0.15,
  title: 'Unencrypted address that does not redirect',
  why: 'Visitors who come by an old link stay unencrypted without noticing.',
  fix: 'Redirect every http address to the same one with https.',
});
