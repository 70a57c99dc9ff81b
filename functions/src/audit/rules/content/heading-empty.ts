import { pageRule } from '../rule';

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
