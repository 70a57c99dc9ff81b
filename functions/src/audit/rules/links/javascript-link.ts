import { collapse, cut, ownCopy } from '#functions/audit/parse/text';
import { sharedRule } from '../rule';

/** A script in the place of an address. One that says it is a button is one; a bookmarklet is meant to be kept. */
export const javascriptLink = sharedRule('javascript-link', ({ schemes }) =>
  (schemes.get('javascript') ?? [])
    .filter(({ written, attributes }) => attributes.role !== 'button' && !isBookmarklet(written))
    .map((anchor) => {
      const text = ownCopy(cut(collapse(anchor.text), 80));
      return {
        message: `The link “${text}” runs a script instead of leading somewhere.`,
        key: `${anchor.href}|${text}`.slice(0, 300),
        spot: anchor,
        evidence: { element: 'a' },
      };
    }),
);

/** A whole program, wrapped in a function that calls itself. */
function isBookmarklet(written: string): boolean {
  return /^javascript:(?:\s|%20)*(?:\(|%28|!|void\s*\(?\s*function)/i.test(written) && written.length > 60;
}
