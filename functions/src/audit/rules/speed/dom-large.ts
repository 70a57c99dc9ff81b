import { pageRule } from '../rule';

const most = 3_000;

/** A page of so many elements that browsers feel it. */
export const domLarge = pageRule('dom-large', ({ elements }) =>
  elements > most ? [{ message: `This page has ${elements.toLocaleString('en-GB')} elements.` }] : [],
);
