import { mayBeFilled } from '#functions/audit/parse/shell';
import { pageRule, type Violation } from '../rule';

/** Reports pages without an h1. An image with a text alternative counts as its text. */
export const h1Missing = pageRule('h1-missing', (page) =>
  page.hasInstantRedirect ||
  page.headings.some(({ level, text }) => level === 1 && text.trim() !== '') ||
  mayBeFilled(page, 5)
    ? []
    : [{ message: 'This page has no main heading (h1).' }],
);

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

/** Reports headings that skip a level on the way down. Going up by several levels is fine. */
export const headingOrder = pageRule('heading-order', ({ headings }) => {
  const skips: Violation[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (const heading of headings) {
    const { level, hidden } = heading;
    const text = heading.text.trim();
    if (text === '' || hidden) continue;
    if (level > before + 1)
      skips.push({
        message: `“${text.slice(0, 60)}” is an h${level} directly after an h${before}.`,
        key: text.slice(0, 100),
        spot: heading,
        evidence: { element: `h${level}` },
      });
    before = level;
  }
  return skips;
});

/** Reports headings without text. */
export const headingEmpty = pageRule('heading-empty', ({ headings }) =>
  headings
    .filter(({ isNamed, hidden }) => !isNamed && !hidden)
    .map((heading, at) => ({
      message: `A heading (h${heading.level}) is empty.`,
      key: `${heading.level} ${at}`,
      spot: heading,
      evidence: { element: `h${heading.level}` },
    })),
);
