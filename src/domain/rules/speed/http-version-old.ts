import { defineRule } from '../define';

export const httpVersionOld = defineRule({
  id: 'http-version-old',
  category: 'speed',
  severity: 'warning',
  weight: 0.03,
  title: 'Server without HTTP/2',
  why: 'Browsers fetch few files at once and let the others wait.',
  fix: 'Switch HTTP/2 on in the server.',
});
