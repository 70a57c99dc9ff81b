import { defineRule } from '../define';

export const pageUncompressed = defineRule({
  id: 'page-uncompressed',
  category: 'speed',
  severity: 'warning',
  weight: 0.06,
  title: 'Pages without compression',
  why: 'They are three to ten times larger than they need be.',
  fix: 'Switch compression on in the server.',
});
