import { mayBeFilled } from '#functions/audit/parse/shell';
import { pageRule } from '../rule';

/** Reports pages without an h1. An image with a text alternative counts as its text. */
export const h1Missing = pageRule('h1-missing', (page) =>
  page.hasInstantRedirect ||
  page.headings.some(({ level, text }) => level === 1 && text.trim() !== '') ||
  mayBeFilled(page, 5)
    ? []
    : [{ message: 'This page has no main heading (h1).' }],
);
