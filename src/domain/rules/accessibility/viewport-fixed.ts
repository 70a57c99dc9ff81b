import { defineRule } from '../define';

export const viewportFixed = defineRule({
  id: 'viewport-fixed',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.1,
  title: 'Page that can’t be enlarged',
  why: 'People who don’t see well can’t zoom in.',
  fix: 'Take user-scalable and maximum-scale out of the viewport.',
});
