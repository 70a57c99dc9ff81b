import { defineRule } from '../define';

export const styleHeavy = defineRule({
  id: 'style-heavy',
  category: 'speed',
  severity: 'warning',
  weight: 0.05,
  title: 'Heavy style sheet',
  why: 'The window stays empty until all of it has come.',
  fix: 'Take out what no page uses, and make fonts and pictures files of their own.',
});
