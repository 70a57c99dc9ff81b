import type { AnchorFact } from '#functions/audit/parse/facts';
import { cut, ownCopy, trimmed } from '#functions/audit/text/strings';
import { hostOf } from '#functions/audit/urls/url';
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

/** Reports `mailto:` links with invalid email addresses. A link without one, to share a page, is fine. */
export const mailtoMalformed = sharedRule('mailto-malformed', ({ schemes }) =>
  (schemes.get('mailto') ?? []).flatMap((anchor) => {
    const bad = addressesIn(anchor.written.slice('mailto:'.length)).find((address) => !isAddress(address));
    if (bad === undefined) return [];
    const shown = ownCopy(cut(bad, 80));
    return [
      {
        message: `“${shown}” is not a valid email address.`,
        key: shown,
        spot: anchor,
        evidence: { element: 'a' },
      },
    ];
  }),
);

function addressesIn(target: string): string[] {
  const [list = ''] = target.split('?', 1);
  if (list.trim() === '') return [];
  return list.split(',').map((part) => decoded(part).trim());
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As lenient as email: something, an @ and a host name, optionally after a display name. */
function isAddress(text: string): boolean {
  const address = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  // Within quotes there may be spaces (RFC 5321, 4.1.2).
  return /^(?:"[^"]+"|[^\s@/<>"][^\s@<>]*)@[^\s@.<>/]+(?:\.[^\s@.<>/]+)+$/.test(address);
}

/** Reports `tel:` links that can't be dialed (RFC 3966, as leniently as phones read it). */
export const telMalformed = sharedRule('tel-malformed', ({ schemes }) =>
  (schemes.get('tel') ?? []).flatMap((anchor) => {
    const target = anchor.written.slice('tel:'.length);
    if (canBeDialled(target)) return [];
    const number = ownCopy(cut(target, 60));
    const message = number === '' ? 'A telephone link has no number.' : `“${number}” can’t be dialed.`;
    return [{ message, key: number, spot: anchor, evidence: { element: 'a' } }];
  }),
);

function canBeDialled(written: string): boolean {
  const [number = ''] = decodedNumber(written).split(';', 1);
  return /^\s*\+?[\d\s().\-–\u00a0/*#,p]*$/i.test(number) && /\d{2}/.test(number.replace(/\D/g, ''));
}

function decodedNumber(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const localHost =
  /^(?:localhost|[\w.-]+\.(?:localhost|local|internal|test|lan)|127(?:\.\d{1,3}){3}|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d+)?$/i;

/** Reports links to a local computer or network on a public page. */
export const localLink = sharedRule('local-link', ({ url, links, anchors }) => {
  if (localHost.test(hostOf(url))) return [];
  const files = anchors.filter(({ href }) => /^\s*(?:file:|[a-z]:\\)/i.test(href ?? ''));
  const local = links.filter(({ written }) => {
    const host = /^https?:\/\/([^/?#]+)/i.exec(written)?.[1];
    return host !== undefined && localHost.test(host);
  });
  const visible = new Set(local.length === 0 ? [] : anchors.filter(showsAddress).map(({ start }) => start));
  return [
    ...files.map((anchor) => ({ written: anchor.href?.trim() ?? '', element: 'a', spot: anchor })),
    ...local
      .filter(({ start }) => !visible.has(start))
      .map((link) => ({ written: link.written, element: link.element, spot: link })),
  ].map(({ written, element, spot }) => {
    const shown = ownCopy(cut(written, 120));
    return {
      message: `${shown} is reachable only from a local computer or network.`,
      key: shown,
      spot,
      evidence: { element },
    };
  });
});

/** The text is the URL itself, which editors turn into a link automatically. */
function showsAddress({ written, text }: AnchorFact): boolean {
  const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return bare(trimmed(text)) === bare(written);
}
