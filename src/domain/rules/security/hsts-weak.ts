import { defineRule } from '../define';

export const hstsWeak = defineRule({
  id: 'hsts-weak',
  category: 'security',
  severity: 'warning',
  weight: 0.03,
  title: 'HSTS that ends too soon',
  why: 'A visitor who comes back later is as unprotected as on the first visit.',
  fix: 'Raise max-age to a year.',
});
