import { collapse, cut, ownCopy } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';

/** Reports `javascript:` links, except buttons by role and bookmarklets. */
export const javascriptLink = sharedRule('javascript-link', ({ schemes }) =>
  (schemes.get('javascript') ?? [])
    .filter(({ written, attributes }) => attributes.role !== 'button' && !isBookmarklet(written))
    .map((anchor) => {
      const text = ownCopy(cut(collapse(anchor.text), 80));
      return {
        message: `The link “${text}” runs a script instead of opening a URL.`,
        key: `${anchor.href}|${text}`.slice(0, 300),
        spot: anchor,
        evidence: { element: 'a' },
      };
    }),
);

/** A bookmarklet: a whole program in a function that calls itself. */
function isBookmarklet(written: string): boolean {
  return /^javascript:(?:\s|%20)*(?:\(|%28|!|void\s*\(?\s*function)/i.test(written) && written.length > 60;
}
