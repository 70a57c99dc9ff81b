import { defineRule } from '../define';

export const insecureLink = defineRule({
  id: 'insecure-link',
  category: 'security',
  severity: 'warning',
  weight: 0.1,
  title: 'Link without encryption',
  why: 'The first request can be read or changed on its way, though your site could be asked securely.',
  fix: 'Write https:// in the link, or leave the scheme out.',
});
