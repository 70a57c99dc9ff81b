import { cut, ownCopy, trimmed } from '#functions/audit/parse/text';
import { type JudgedLink, sharedRule } from '../rule';

const slips: readonly { readonly looks: RegExp; readonly says: string }[] = [
  { looks: /^www\.[\w-]+\.[a-z]{2,}(?:[/:?#]|$)/i, says: 'lacks https:// at its beginning' },
  { looks: /^https?(?:\/\/|;\/\/|:\\\\|:\/(?!\/)|:(?=[a-z0-9]))/i, says: 'has a slip in its https://' },
  { looks: /^(?!https?:)h{1,2}t{0,3}p{0,2}s{0,2}:\/\//i, says: 'has a slip in its https://' },
  { looks: /^https?:\/\/https?(?::|\/\/)/i, says: 'has https:// twice' },
  {
    // What ends like a file is one, such as a picture for finer screens: photo@2x.png.
    looks:
      /^[\w.+-]+@(?!.*\.(?:jpe?g|png|webp|avif|gif|svgz?|ico|bmp|tiff?|css|m?js|json|xml|html?|php|pdf|txt|zip|mp[34]|webm|woff2?)$)[\w-]+\.[\w.-]+$/i,
    says: 'is an e-mail address without mailto:',
  },
];

/** What is wrong with an address that was meant otherwise than it is written; `undefined` when nothing is. */
function slipOf(written: string): string | undefined {
  // Most addresses begin with a slash, which no slip does.
  if (written === '' || written.startsWith('/')) return undefined;
  return slips.find(({ looks }) => looks.test(written))?.says;
}

/** Whether a link stands in the source with such an address, as far as the source was kept. */
export function isMistyped({ element, snippet }: Pick<JudgedLink, 'element' | 'snippet'>): boolean {
  if (element !== 'a') return false;
  const [, quoted, bare] = /\shref\s*=\s*(?:["']\s*([^"']*)|([^\s"'>]+))/i.exec(snippet) ?? [];
  return slipOf(trimmed(quoted ?? bare ?? '')) !== undefined;
}

/** An address that was meant otherwise than it is written. */
export const linkMistyped = sharedRule('link-mistyped', ({ anchors }) =>
  anchors.flatMap((anchor) => {
    const { written } = anchor;
    const slip = slipOf(written);
    if (slip === undefined) return [];
    const shown = ownCopy(cut(written, 100));
    return [{ message: `“${shown}” ${slip}.`, key: shown, spot: anchor, evidence: { element: 'a' } }];
  }),
);
