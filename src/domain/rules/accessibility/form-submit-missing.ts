import { defineRule } from '../define';

export const formSubmitMissing = defineRule({
  id: 'form-submit-missing',
  category: 'accessibility',
  severity: 'notice',
  weight: 0,
  title: 'Form without a button',
  why: 'Who can’t press Enter can’t send it.',
  fix: 'Add a button that sends it.',
});
