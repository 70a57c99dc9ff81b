import { cut, ownCopy } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';

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
