import { defineRule } from '../define';

export const urlDoubleSlash = defineRule({
  id: 'url-double-slash',
  category: 'crawlability',
  severity: 'warning',
  weight: 0.03,
  title: 'Address with two slashes in a row',
  why: 'The same page exists twice, and links on it may lead astray.',
  fix: 'Correct the link that leads there, and redirect.',
});
