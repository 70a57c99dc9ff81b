import { pageRule } from '../rule';

/** A page without a title, or with one that says nothing. */
export const titleMissing = pageRule('title-missing', ({ title, sendsOn }) =>
  title || sendsOn
    ? []
    : [{ message: title === null ? 'This page has no title.' : 'This page’s title is empty.' }],
);
