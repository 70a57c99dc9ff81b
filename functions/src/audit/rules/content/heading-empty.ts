import { pageRule } from '../rule';

/** A heading without words, which readers by ear stumble over. */
export const headingEmpty = pageRule('heading-empty', ({ headings }) =>
  headings
    .filter(({ text, hidden }) => text.trim() === '' && !hidden)
    .map((heading, at) => ({
      message: `A heading (h${heading.level}) says nothing.`,
      key: `${heading.level} ${at}`,
      spot: heading,
      evidence: { element: `h${heading.level}` },
    })),
);
