import { defineRule } from '../define';

export const labelAmbiguous = defineRule({
  id: 'label-ambiguous',
  category: 'accessibility',
  severity: 'warning',
  weight: 0.05,
  title: 'Label for several fields',
  why: 'Only the first field has a name.',
  fix: 'Give each field a label of its own.',
});
