import { htmlRule } from '../rule';

/** A group of fields without a name. */
export const fieldsetLegendMissing = htmlRule(
  'fieldset-legend-missing',
  ['wcag/h71'],
  () => 'A group of fields has no name.',
);
