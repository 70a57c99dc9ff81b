import { defineRule } from '../define';

export const imageHeavy = defineRule({
  id: 'image-heavy',
  category: 'speed',
  severity: 'warning',
  weight: 0.05,
  title: 'Heavy image',
  why: 'It takes longer than all the rest of the page.',
  fix: 'Offer it in the size in which it is shown.',
});
