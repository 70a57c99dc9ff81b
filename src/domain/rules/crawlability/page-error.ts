import { defineRule } from '../define';

export const pageError = defineRule({
  id: 'page-error',
  category: 'crawlability',
  severity: 'error',
  weight: 0.4,
  title: 'Page that answers with an error',
  why: 'The address you gave has no page behind it.',
  fix: 'Bring the page back, or correct the address.',
});
