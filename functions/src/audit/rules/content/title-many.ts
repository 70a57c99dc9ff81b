import { pageRule } from '../rule';

/** A document with several titles, of which browsers take the first. Titles of drawings are their own. */
export const titleMany = pageRule('title-many', ({ titles }) =>
  titles > 1 ? [{ message: `This page has ${titles} titles; only the first counts.` }] : [],
);
