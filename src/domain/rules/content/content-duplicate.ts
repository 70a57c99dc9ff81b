import { defineRule } from '../define';

export const contentDuplicate = defineRule({
  id: 'content-duplicate',
  category: 'content',
  severity: 'warning',
  weight: 0.1,
  title: 'Pages that say the same',
  why: 'Search engines show one of them and choose which.',
  fix: 'Redirect to one of them, or name it as canonical.',
});
