import { defineRule } from '../define';

export const titleTooLong = defineRule({
  id: 'title-too-long',
  category: 'content',
  severity: 'notice',
  weight: 0,
  title: 'Title that will be cut',
  why: 'Search results show about 60 characters, and the end may be what matters.',
  fix: 'Put the important words first and keep it to 60 characters.',
});
