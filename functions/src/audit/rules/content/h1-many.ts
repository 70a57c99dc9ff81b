import { pageRule } from '../rule';

/** Several main headings. HTML allows it; readers by ear are helped by one. */
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
