import { htmlRule } from './rule';

/** Something that can be reached by keyboard but is hidden from those who hear the page. */
export const hiddenFocusable = htmlRule(
  'hidden-focusable',
  ['hidden-focusable'],
  () => 'A part that can be reached by keyboard is hidden from assistive technology.',
);
