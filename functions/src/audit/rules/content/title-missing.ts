import { pageRule } from '../rule';

/** Reports pages without a title, and empty titles. */
export const titleMissing = pageRule('title-missing', ({ title, hasInstantRedirect }) =>
  title || hasInstantRedirect
    ? []
    : [{ message: title === null ? 'This page has no title.' : 'This page’s title is empty.' }],
);
