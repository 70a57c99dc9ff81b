import { defineRule } from '../define';

export const openGraphImageRelative = defineRule({
  id: 'open-graph-image-relative',
  category: 'content',
  severity: 'warning',
  weight: 0.03,
  title: 'Preview address without a host',
  why: 'Other programs don’t complete it, so the preview has no picture.',
  fix: 'Write the whole address.',
});
