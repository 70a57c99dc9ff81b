import { defineRule } from '../define';

export const imageNoSize = defineRule({
  id: 'image-no-size',
  category: 'speed',
  severity: 'notice',
  weight: 0,
  title: 'Images without a size',
  why: 'The text jumps when they appear.',
  fix: 'Write width and height on each image.',
});
