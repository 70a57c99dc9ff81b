import { defineRule } from '../define';

export const brokenLink = defineRule({
  id: 'broken-link',
  category: 'links',
  severity: 'error',
  weight: 0.4,
  title: 'Broken link',
  why: 'A visitor who follows it reaches an error instead of what you promised.',
  fix: 'Point the link at the page that replaced it, or take the link away.',
});
