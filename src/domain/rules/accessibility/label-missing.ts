import { defineRule } from '../define';

export const labelMissing = defineRule({
  id: 'label-missing',
  category: 'accessibility',
  severity: 'error',
  weight: 0.12,
  title: 'Field without a label',
  why: 'Who hears the form doesn’t know what to type.',
  fix: 'Add a label for the field.',
});
