import { defineRule } from '../define';

export const frameTitleMissing = defineRule({
  id: 'frame-title-missing',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.06,
  title: 'Embedded page without a title',
  why: 'Who hears the page must go in to learn what it is.',
  fix: 'Add a title to the iframe.',
});
