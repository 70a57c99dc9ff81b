import { defineRule } from '../define';

export const contentNearDuplicate = defineRule({
  id: 'content-near-duplicate',
  category: 'content',
  severity: 'notice',
  weight: 0,
  title: 'Pages that say nearly the same',
  why: 'Search engines take them for copies made to be found.',
  fix: 'Join them, or say what is different.',
});
