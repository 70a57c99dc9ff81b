import { defineRule } from '../define';

export const imageAltMissing = defineRule({
  id: 'image-alt-missing',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.15,
  title: 'Image without a text alternative',
  why: 'People who can’t see the image hear its file name instead, or nothing.',
  fix: 'Describe it in its alt attribute, or write alt="" when it is only decoration.',
});
