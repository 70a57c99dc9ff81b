import { sharedHtmlRule } from '../rule';

/** Reports elements that the keyboard can focus but that are hidden from screen readers. */
export const hiddenFocusable = sharedHtmlRule(
  'hidden-focusable',
  ['hidden-focusable'],
  () => 'A part that can be reached by keyboard is hidden from assistive technology.',
);
