import { defineRule } from '../define';

export const requestsMany = defineRule({
  id: 'requests-many',
  category: 'speed',
  severity: 'notice',
  weight: 0,
  title: 'Page that loads very many files',
  why: 'Each has a cost beyond its size.',
  fix: 'Let images wait, and join scripts and styles.',
});
