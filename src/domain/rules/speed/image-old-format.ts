import { defineRule } from '../define';

export const imageOldFormat = defineRule({
  id: 'image-old-format',
  category: 'speed',
  severity: 'notice',
  weight: 0,
  title: 'Image in an old format',
  why: 'A newer one shows the same in a third to a half fewer bytes.',
  fix: 'Offer it as WebP or AVIF as well.',
});
