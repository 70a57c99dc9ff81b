import { defineRule } from '../define';

export const buttonNameMissing = defineRule({
  id: 'button-name-missing',
  category: 'accessibility',
  severity: 'error',
  weight: 0.12,
  title: 'Button without words',
  why: 'A screen reader says “button”, and nobody knows what it does.',
  fix: 'Give it words or an aria-label.',
});
