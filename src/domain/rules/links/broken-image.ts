import { defineRule } from '../define';

export const brokenImage = defineRule({
  id: 'broken-image',
  category: 'links',
  severity: 'error',
  weight: 0.25,
  title: 'Broken image',
  why: 'Visitors see a hole or a torn picture where the image should be.',
  fix: 'Put the file back, or correct its address.',
});
