import { htmlRule, sharedHtmlRule } from '../rule';

/** A field that doesn't say what belongs into it. */
export const labelMissing = sharedHtmlRule(
  'label-missing',
  ['input-missing-label'],
  () => 'A field has no label.',
);

/** A label that is said to belong to several fields and names only the first. */
export const labelAmbiguous = sharedHtmlRule(
  'label-ambiguous',
  ['multiple-labeled-controls'],
  () => 'A label contains several fields but names only the first.',
);

/** Reports `autocomplete` values that browsers don't know. */
export const autocompleteInvalid = sharedHtmlRule(
  'autocomplete-invalid',
  ['valid-autocomplete'],
  () => 'A field has an invalid autocomplete value.',
);

/** Reports fieldsets without a legend. */
export const fieldsetLegendMissing = htmlRule(
  'fieldset-legend-missing',
  ['wcag/h71'],
  () => 'A fieldset has no accessible name.',
);

/** Reports forms without a submit button. */
export const formSubmitMissing = sharedHtmlRule(
  'form-submit-missing',
  ['wcag/h32'],
  () => 'A form has no submit button.',
);
