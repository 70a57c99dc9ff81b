import { sharedHtmlRule } from '../rule';

/** A label that is said to belong to several fields and names only the first. */
export const labelAmbiguous = sharedHtmlRule(
  'label-ambiguous',
  ['multiple-labeled-controls'],
  () => 'A label contains several fields but names only the first.',
);
