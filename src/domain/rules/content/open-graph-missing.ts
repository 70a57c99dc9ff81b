import { defineRule } from '../define';

export const openGraphMissing = defineRule({
  id: 'open-graph-missing',
  category: 'content',
  severity: 'notice',
  weight: 0,
  title: 'Shared links without a preview',
  why: 'A bare address is opened less often than a title with a picture.',
  fix: 'Add og:title and og:image.',
});
