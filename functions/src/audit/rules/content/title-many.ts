import { pageRule } from '../rule';

/** Reports documents with several titles. Browsers use the first. Titles inside an SVG don't count. */
export const titleMany = pageRule('title-many', ({ titles }) =>
  titles > 1 ? [{ message: `This page has ${titles} titles. Browsers use only the first.` }] : [],
);
