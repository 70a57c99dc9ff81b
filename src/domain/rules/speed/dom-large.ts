import { defineRule } from '../define';

export const domLarge = defineRule({
  id: 'dom-large',
  category: 'speed',
  severity: 'notice',
  weight: 0,
  title: 'Page of very many elements',
  why: 'Scrolling and typing become slow on a phone.',
  fix: 'Divide long lists, and let menus load what they show.',
});
