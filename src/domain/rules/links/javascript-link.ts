import { defineRule } from '../define';

export const javascriptLink = defineRule({
  id: 'javascript-link',
  category: 'links',
  severity: 'warning',
  weight: 0.05,
  title: 'Script in the place of an address',
  why: 'It can’t be opened in a new tab, and a strict security policy switches it off.',
  fix: 'Make it a button, or link to a page.',
});
