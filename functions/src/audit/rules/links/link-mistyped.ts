import { cut, ownCopy, trimmed } from '#functions/audit/text/strings';
import { type EvaluatedLink, sharedRule } from '../rule';

const mistakes: readonly { readonly pattern: RegExp; readonly problem: string }[] = [
  { pattern: /^www\.[\w-]+\.[a-z]{2,}(?:[/:?#]|$)/i, problem: 'doesn’t start with https://' },
  { pattern: /^https?(?:\/\/|;\/\/|:\\\\|:\/(?!\/)|:(?=[a-z0-9]))/i, problem: 'has a typo in https://' },
  { pattern: /^(?!https?:)h{1,2}t{0,3}p{0,2}s{0,2}:\/\//i, problem: 'has a typo in https://' },
  { pattern: /^https?:\/\/https?(?::|\/\/)/i, problem: 'has https:// twice' },
  {
    // A name with a file extension is a file, such as photo@2x.png.
    pattern:
      /^[\w.+-]+@(?!.*\.(?:jpe?g|png|webp|avif|gif|svgz?|ico|bmp|tiff?|css|m?js|json|xml|html?|php|pdf|txt|zip|mp[34]|webm|woff2?)$)[\w-]+\.[\w.-]+$/i,
    problem: 'is an email address without mailto:',
  },
];

/** Returns what is wrong with a mistyped URL, or undefined if nothing is. */
function mistakeOf(written: string): string | undefined {
  // Most URLs begin with a slash, and mistyped ones never do.
  if (written === '' || written.startsWith('/')) return undefined;
  return mistakes.find(({ pattern }) => pattern.test(written))?.problem;
}

/** Returns whether the link's URL is mistyped, as far as its source was kept. */
export function isMistyped({ element, snippet }: Pick<EvaluatedLink, 'element' | 'snippet'>): boolean {
  if (element !== 'a') return false;
  const [, quoted, bare] = /\shref\s*=\s*(?:["']\s*([^"']*)|([^\s"'>]+))/i.exec(snippet) ?? [];
  return mistakeOf(trimmed(quoted ?? bare ?? '')) !== undefined;
}

/** Reports mistyped URLs. */
export const linkMistyped = sharedRule('link-mistyped', ({ anchors }) =>
  anchors.flatMap((anchor) => {
    const { written } = anchor;
    const mistake = mistakeOf(written);
    if (mistake === undefined) return [];
    const shown = ownCopy(cut(written, 100));
    return [{ message: `“${shown}” ${mistake}.`, key: shown, spot: anchor, evidence: { element: 'a' } }];
  }),
);
