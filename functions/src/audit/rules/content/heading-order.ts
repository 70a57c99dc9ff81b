import { pageRule, type Violation } from '../rule';

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
