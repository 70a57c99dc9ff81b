import { defineRule } from '../define';

export const titleMany = defineRule({
  id: 'title-many',
  category: 'content',
  severity: 'warning',
  weight: 0.05,
  title: 'Several titles',
  why: 'Browsers show the first, which may be the template’s.',
  fix: 'Keep the title that names this page.',
});
