import { sharedHtmlRule } from '../rule';

/** A picture that is pressed, as a button or on a map, without words. */
export const controlAltMissing = sharedHtmlRule(
  'control-alt-missing',
  ['wcag/h36', 'area-alt'],
  ({ snippet }) =>
    /^<input\b/i.test(snippet) ? 'An image button has no alt text.' : 'An image map area has no alt text.',
);
