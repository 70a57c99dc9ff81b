import { sharedHtmlRule } from '../rule';

/** A picture that is pressed, as a button or on a map, without words. */
export const controlAltMissing = sharedHtmlRule(
  'control-alt-missing',
  ['wcag/h36', 'area-alt'],
  ({ snippet }) =>
    /^<input\b/i.test(snippet)
      ? 'A picture that is a button has no words.'
      : 'A place on a picture has no words.',
);
