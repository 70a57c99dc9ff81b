import { sharedHtmlRule } from '../rule';

/** A form without a button to send it. */
export const formSubmitMissing = sharedHtmlRule(
  'form-submit-missing',
  ['wcag/h32'],
  () => 'A form has no button that sends it.',
);
