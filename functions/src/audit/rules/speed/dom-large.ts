import { pageRule } from '../rule';

const most = 3_000;

/** Reports pages with so many elements that browsers slow down. */
export const domLarge = pageRule('dom-large', ({ elements }) =>
  elements > most ? [{ message: `This page has ${elements.toLocaleString('en-GB')} elements.` }] : [],
);
