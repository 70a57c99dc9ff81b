import { defineRule } from '../define';

export const mixedContent = defineRule({
  id: 'mixed-content',
  category: 'security',
  severity: 'error',
  weight: 0.2,
  title: 'Insecure file on a secure page',
  why: 'Browsers don’t load it, so a part of the page is missing.',
  fix: 'Load it from an https address.',
});
