import { defineRule } from '../define';

export const linkTextMissing = defineRule({
  id: 'link-text-missing',
  category: 'accessibility',
  severity: 'error',
  weight: 0.12,
  title: 'Link without words',
  why: 'A screen reader says “link”, and nobody knows where it leads.',
  fix: 'Give it words, an aria-label, or a picture with an alt.',
});
