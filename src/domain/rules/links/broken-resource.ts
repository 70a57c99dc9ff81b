import { defineRule } from '../define';

export const brokenResource = defineRule({
  id: 'broken-resource',
  category: 'links',
  severity: 'error',
  weight: 0.3,
  title: 'Broken script, style or file',
  why: 'The page loads without it, so its looks or its functions may be missing.',
  fix: 'Put the file back, correct its address, or stop loading it.',
});
