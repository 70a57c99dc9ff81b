import { sharedHtmlRule } from '../rule';

/** A field that doesn't say what belongs into it. */
export const labelMissing = sharedHtmlRule(
  'label-missing',
  ['input-missing-label'],
  () => 'A field has no label.',
);
