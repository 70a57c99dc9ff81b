import { defineRule } from '../define';

export const charsetLate = defineRule({
  id: 'charset-late',
  category: 'content',
  severity: 'warning',
  weight: 0.03,
  title: 'Charset that comes too late',
  why: 'Browsers look for it in the first 1,024 bytes only.',
  fix: 'Make it the first thing in the head.',
});
