import { mayBeFilled } from '#functions/audit/parse/shell';
import { pageRule } from '../rule';

/** A page without a main heading; one whose heading is a picture with words has one. */
export const h1Missing = pageRule('h1-missing', (page) =>
  page.sendsOn ||
  page.headings.some(({ level, text }) => level === 1 && text.trim() !== '') ||
  mayBeFilled(page, 5)
    ? []
    : [{ message: 'This page has no main heading (h1).' }],
);
