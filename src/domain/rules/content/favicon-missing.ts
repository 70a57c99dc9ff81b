import { defineRule } from '../define';

export const faviconMissing = defineRule({
  id: 'favicon-missing',
  category: 'content',
  severity: 'warning',
  weight: 0.04,
  title: 'Site without an icon',
  why: 'Tabs, bookmarks and search results show an empty sheet.',
  fix: 'Name an icon in the head, or put one at /favicon.ico.',
});
