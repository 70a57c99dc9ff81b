import { defineRule } from '../define';

export const scriptHeavy = defineRule({
  id: 'script-heavy',
  category: 'speed',
  severity: 'warning',
  weight: 0.05,
  title: 'Heavy script',
  why: 'A phone must fetch, read and run all of it before the page answers.',
  fix: 'Divide it, and load each part where it is needed.',
});
