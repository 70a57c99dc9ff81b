import { pageRule } from './rule';

/** A heading that skips a level on the way down. Going up any number of levels is right. */
export const headingOrder = pageRule('heading-order', ({ headings }) => {
  const named = headings.filter(({ text }) => text.trim() !== '');
  return named.flatMap((heading, at) => {
    const before = named[at - 1];
    if (!before || heading.level <= before.level + 1) return [];
    return [
      {
        message: `“${heading.text.trim().slice(0, 60)}” is an h${heading.level} right after an h${before.level}.`,
        key: heading.text.trim().slice(0, 100),
        spot: heading,
        evidence: { element: `h${heading.level}` },
      },
    ];
  });
});
