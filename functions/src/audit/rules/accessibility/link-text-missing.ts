import { sharedHtmlRule } from '../rule';

/** A link that has no words to be read aloud. */
export const linkTextMissing = sharedHtmlRule(
  'link-text-missing',
  ['wcag/h30'],
  () => 'A link has no words that can be read aloud.',
);
