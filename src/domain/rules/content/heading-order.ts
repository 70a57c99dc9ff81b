import { defineRule } from '../define';

export const headingOrder = defineRule({
  id: 'heading-order',
  category: 'content',
  severity: 'warning',
  weight: 0.04,
  title: 'Heading that skips a level',
  why: 'In the table of contents by ear a part seems to be missing.',
  fix: 'Choose heading levels by their order, and sizes in the style sheet.',
});
