import { sharedHtmlRule } from '../rule';

/** Something that can be reached by keyboard but is hidden from those who hear the page. */
export const hiddenFocusable = sharedHtmlRule(
  'hidden-focusable',
  ['hidden-focusable'],
  () => 'A part that can be reached by keyboard is hidden from assistive technology.',
);
