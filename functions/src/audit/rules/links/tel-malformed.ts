import { cut, ownCopy } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';

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
  const [number = ''] = decoded(written).split(';', 1);
  return /^\s*\+?[\d\s().\-–\u00a0/*#,p]*$/i.test(number) && /\d{2}/.test(number.replace(/\D/g, ''));
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
