import { defineRule } from '../define';

export const contentScripted = defineRule({
  id: 'content-scripted',
  category: 'content',
  severity: 'unverified',
  weight: 0,
  title: 'Page built by scripts (not judged)',
  why: 'Its HTML has no content, so nobody who doesn’t run its scripts knows what is on it: neither Plumbline nor many crawlers.',
  fix: 'Render the page on the server or at build time, so that its HTML has the content.',
});
