import { defineRule } from '../define';

export const titleDuplicate = defineRule({
  id: 'title-duplicate',
  category: 'content',
  severity: 'warning',
  weight: 0.1,
  title: 'Pages with the same title',
  why: 'In search results and tabs nobody can tell them apart.',
  fix: 'Give each page a title of its own, or name one of them as canonical.',
});
