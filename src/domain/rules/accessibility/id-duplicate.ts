import { defineRule } from '../define';

export const idDuplicate = defineRule({
  id: 'id-duplicate',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.05,
  title: 'Same id twice',
  why: 'Labels and links reach only the first of them.',
  fix: 'Give each element an id of its own.',
});
