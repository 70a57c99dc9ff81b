import { defineRule } from '../define';

export const soft404 = defineRule({
  id: 'soft-404',
  category: 'links',
  severity: 'warning',
  weight: 0.25,
  title: 'Missing page that answers as if it were there',
  why: 'Search engines list it, and no program can tell that links to it are broken.',
  fix: 'Let the page for what is missing answer with status 404.',
});
