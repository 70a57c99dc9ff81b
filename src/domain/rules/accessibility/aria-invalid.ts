import { defineRule } from '../define';

export const ariaInvalid = defineRule({
  id: 'aria-invalid',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.08,
  title: 'ARIA that says nothing',
  why: 'Assistive technology can’t tell what the element is.',
  fix: 'Use the role that is meant, or the element that has it.',
});
