import { defineRule } from '../define';

export const descriptionDuplicate = defineRule({
  id: 'description-duplicate',
  category: 'content',
  severity: 'warning',
  weight: 0.04,
  title: 'Pages with the same description',
  why: 'The same sentence below every search result tells nobody which to open.',
  fix: 'Write one for each page that matters.',
});
