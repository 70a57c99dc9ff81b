import { defineRule } from '../define';

export const landmarkAmbiguous = defineRule({
  id: 'landmark-ambiguous',
  category: 'accessibility',
  severity: 'notice',
  weight: 0,
  title: 'Parts of a page that sound the same',
  why: 'Who jumps from part to part doesn’t know which is which.',
  fix: 'Name each with an aria-label.',
});
