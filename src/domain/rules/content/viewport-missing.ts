import { defineRule } from '../define';

export const viewportMissing = defineRule({
  id: 'viewport-missing',
  category: 'content',
  severity: 'warning',
  weight: 0.15,
  title: 'Page not made for phones',
  why: 'Without a viewport, phones show the desktop page in miniature.',
  fix: 'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
});
