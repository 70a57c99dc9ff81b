import { defineRule } from '../define';

export const hiddenFocusable = defineRule({
  id: 'hidden-focusable',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.08,
  title: 'Reachable but hidden part',
  why: 'Who hears the page arrives at something without a name.',
  fix: 'Take it out of the order of the Tab key, or show it.',
});
