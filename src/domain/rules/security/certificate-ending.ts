import { defineRule } from '../define';

export const certificateEnding = defineRule({
  id: 'certificate-ending',
  category: 'security',
  severity: 'error',
  weight: 0.2,
  title: 'Certificate that ends soon',
  why: 'On that day browsers show a warning instead of your site.',
  fix: 'Find out why it was not renewed, and renew it.',
});
