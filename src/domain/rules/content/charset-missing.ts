import { defineRule } from '../define';

export const charsetMissing = defineRule({
  id: 'charset-missing',
  category: 'content',
  severity: 'warning',
  weight: 0.06,
  title: 'Page without a charset',
  why: 'Browsers guess, and may show broken letters.',
  fix: 'Put <meta charset="utf-8"> first in the head.',
});
