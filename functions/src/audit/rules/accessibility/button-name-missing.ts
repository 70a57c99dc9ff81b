import { sharedHtmlRule } from '../rule';

/** A button without words to be read aloud. */
export const buttonNameMissing = sharedHtmlRule(
  'button-name-missing',
  ['text-content'],
  () => 'A button has no accessible name.',
);
