import { defineRule } from '../define';

export const urlTooLong = defineRule({
  id: 'url-too-long',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Very long address',
  why: 'It breaks in mails and is cut in search results.',
  fix: 'Name the page, not the way to it.',
});
