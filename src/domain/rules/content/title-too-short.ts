import { defineRule } from '../define';

export const titleTooShort = defineRule({
  id: 'title-too-short',
  category: 'content',
  severity: 'notice',
  weight: 0,
  title: 'Title that says little',
  why: 'In search results nobody knows whose page it is.',
  fix: 'Say what the page is about, and whose it is.',
});
