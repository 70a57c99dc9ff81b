import { sharedHtmlRule } from '../rule';

/** Reports forms without a submit button. */
export const formSubmitMissing = sharedHtmlRule(
  'form-submit-missing',
  ['wcag/h32'],
  () => 'A form has no submit button.',
);
