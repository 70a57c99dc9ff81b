import { defineRule } from '../define';

export const pageHeavy = defineRule({
  id: 'page-heavy',
  category: 'speed',
  severity: 'warning',
  weight: 0.04,
  title: 'Very large page',
  why: 'A phone takes seconds to read it, before anything else comes.',
  fix: 'Look at what fills it, and load it when it is needed.',
});
