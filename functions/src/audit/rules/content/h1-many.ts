import { pageRule } from '../rule';

/** Reports several h1 elements. HTML allows them, but one helps users of screen readers. */
export const h1Many = pageRule('h1-many', ({ headings }) => {
  const mains = headings.filter(({ level, text, hidden }) => level === 1 && !hidden && text.trim() !== '');
  const second = mains[1];
  return second
    ? [
        {
          message: `This page has ${mains.length} main headings (h1).`,
          spot: second,
          evidence: { element: 'h1' },
        },
      ]
    : [];
});
