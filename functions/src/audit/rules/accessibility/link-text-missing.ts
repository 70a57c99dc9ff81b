import { sharedHtmlRule } from '../rule';

/** Reports links without an accessible name. */
export const linkTextMissing = sharedHtmlRule(
  'link-text-missing',
  ['wcag/h30'],
  () => 'A link has no accessible name.',
);
