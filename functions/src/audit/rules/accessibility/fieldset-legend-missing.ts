import { htmlRule } from '../rule';

/** Reports fieldsets without a legend. */
export const fieldsetLegendMissing = htmlRule(
  'fieldset-legend-missing',
  ['wcag/h71'],
  () => 'A fieldset has no accessible name.',
);
