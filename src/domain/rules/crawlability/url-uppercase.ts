import { defineRule } from '../define';

export const urlUppercase = defineRule({
  id: 'url-uppercase',
  category: 'crawlability',
  severity: 'notice',
  weight: 0,
  title: 'Address with capital letters',
  why: 'People type small letters and reach an error or a second copy.',
  fix: 'Use small letters, and redirect the others.',
});
