import { defineRule } from '../define';

export const fieldsetLegendMissing = defineRule({
  id: 'fieldset-legend-missing',
  category: 'accessibility',
  severity: 'notice',
  weight: 0,
  title: 'Group of fields without a name',
  why: 'Who hears the form hears answers without the question.',
  fix: 'Add a legend to the fieldset.',
});
