import { defineRule } from '../define';

export const htmlInvalid = defineRule({
  id: 'html-invalid',
  category: 'accessibility',
  severity: 'notice',
  weight: 0,
  title: 'HTML that browsers repair',
  why: 'The repaired page is often not the one that was meant.',
  fix: 'Correct the tags at the place that is named.',
});
