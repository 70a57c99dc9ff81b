import { defineRule } from '../define';

export const cspMissing = defineRule({
  id: 'csp-missing',
  category: 'security',
  severity: 'warning',
  weight: 0.04,
  title: 'No Content-Security-Policy',
  why: 'A script that somebody slips into your page runs as if it were yours.',
  fix: 'Send a Content-Security-Policy that names where scripts may come from.',
});
