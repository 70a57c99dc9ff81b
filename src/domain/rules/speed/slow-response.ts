import { defineRule } from '../define';

export const slowResponse = defineRule({
  id: 'slow-response',
  category: 'speed',
  severity: 'warning',
  weight: 0.06,
  title: 'Page that answers slowly',
  why: 'Before the first byte a browser can show nothing.',
  fix: 'Keep finished pages in a cache, and ask the database less.',
});
