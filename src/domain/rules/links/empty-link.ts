import { defineRule } from '../define';

export const emptyLink = defineRule({
  id: 'empty-link',
  category: 'links',
  severity: 'warning',
  weight: 0.1,
  title: 'Link that goes nowhere',
  why: 'A visitor clicks and nothing happens; a screen reader announces a link that isn’t one.',
  fix: 'Give it an address, or make it a button when a script answers it.',
});
