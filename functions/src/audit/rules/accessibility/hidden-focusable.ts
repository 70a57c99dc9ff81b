import { sharedHtmlRule } from '../rule';

/** Reports elements that the keyboard can focus but that are hidden from screen readers. */
export const hiddenFocusable = sharedHtmlRule(
  'hidden-focusable',
  ['hidden-focusable'],
  () => 'A focusable element is hidden from assistive technology.',
);
