import { defineRule } from '../define';

export const httpsMissing = defineRule({
  id: 'https-missing',
  category: 'security',
  severity: 'error',
  weight: 0.35,
  title: 'Site without encryption',
  why: 'Everyone between your server and the visitor can read and change the pages.',
  fix: 'Get a certificate and redirect every address to https.',
});
