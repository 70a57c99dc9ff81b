import { sharedHtmlRule } from '../rule';

/** Reports ARIA that assistive technology ignores, or that hides the whole page from it. */
export const ariaInvalid = sharedHtmlRule(
  'aria-invalid',
  ['no-abstract-role', 'aria-hidden-body'],
  ({ rule }) =>
    rule === 'aria-hidden-body'
      ? 'The whole page is hidden from assistive technology.'
      : 'Abstract ARIA roles can’t be used on elements.',
);
