import { cut, ownCopy } from '../parse/text';
import { pageRule } from './rule';

const slips: readonly { readonly looks: RegExp; readonly says: string }[] = [
  { looks: /^www\.[\w-]+\.[a-z]{2,}(?:[/:?#]|$)/i, says: 'lacks https:// at its beginning' },
  { looks: /^https?(?:\/\/|;\/\/|:\\\\|:\/(?!\/)|:(?=[a-z0-9]))/i, says: 'has a slip in its https://' },
  { looks: /^(?!https?:)h{1,2}t{0,3}p{0,2}s{0,2}:\/\//i, says: 'has a slip in its https://' },
  { looks: /^https?:\/\/https?(?::|\/\/)/i, says: 'has https:// twice' },
  { looks: /^[\w.+-]+@[\w-]+\.[\w.-]+$/, says: 'is an e-mail address without mailto:' },
];

/** An address that was meant otherwise than it is written. */
export const linkMistyped = pageRule('link-mistyped', ({ anchors }) =>
  anchors.flatMap((anchor) => {
    const { written } = anchor;
    // Most addresses begin with a slash, which no slip does.
    if (written === '' || written.startsWith('/')) return [];
    const slip = slips.find(({ looks }) => looks.test(written));
    if (!slip) return [];
    const shown = ownCopy(cut(written, 100));
    return [{ message: `“${shown}” ${slip.says}.`, key: shown, spot: anchor, evidence: { element: 'a' } }];
  }),
);
