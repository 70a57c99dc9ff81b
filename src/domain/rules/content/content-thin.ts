import { defineRule } from '../define';

export const contentThin = defineRule({
  id: 'content-thin',
  category: 'content',
  severity: 'notice',
  weight: 0,
  title: 'Page with few words',
  why: 'Whoever finds it finds nothing.',
  fix: 'Fill it, join it with another, or keep it out of search results.',
});
