import { defineRule } from '../define';

export const fragmentMissing = defineRule({
  id: 'fragment-missing',
  category: 'links',
  severity: 'warning',
  weight: 0.08,
  title: 'Link to a place that isn’t there',
  why: 'The visitor lands at the top of the page instead of at the answer.',
  fix: 'Give the element its id back, or correct the part after the #.',
});
