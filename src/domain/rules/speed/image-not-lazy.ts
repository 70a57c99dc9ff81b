import { defineRule } from '../define';

export const imageNotLazy = defineRule({
  id: 'image-not-lazy',
  category: 'speed',
  severity: 'notice',
  weight: 0,
  title: 'Images that are all loaded at once',
  why: 'They compete with what the visitor sees first.',
  fix: 'Add loading="lazy" to those further down.',
});
