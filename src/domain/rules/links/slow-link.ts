import { defineRule } from '../define';

export const slowLink = defineRule({
  id: 'slow-link',
  category: 'links',
  severity: 'notice',
  weight: 0,
  title: 'Link that answers slowly',
  why: 'A visitor may give up before it appears.',
  fix: 'Serve the file from elsewhere, or link to a quicker page.',
});
