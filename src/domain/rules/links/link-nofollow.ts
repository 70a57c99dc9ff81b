import { defineRule } from '../define';

export const linkNofollow = defineRule({
  id: 'link-nofollow',
  category: 'links',
  severity: 'notice',
  weight: 0,
  title: 'Link to your own site with nofollow',
  why: 'It tells search engines that you don’t vouch for your own page.',
  fix: 'Take nofollow away, or use noindex on the page itself.',
});
