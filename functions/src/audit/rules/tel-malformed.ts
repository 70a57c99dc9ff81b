import { cut, ownCopy } from '../parse/text';
import { pageRule } from './rule';

/** A telephone link that can't be dialled (RFC 3966, read as kindly as telephones read it). */
export const telMalformed = pageRule('tel-malformed', ({ schemes }) =>
  (schemes.get('tel') ?? []).flatMap((anchor) => {
    const target = anchor.written.slice('tel:'.length);
    if (canBeDialled(target)) return [];
    const number = ownCopy(cut(target, 60));
    const message = number === '' ? 'A telephone link names no number.' : `“${number}” can’t be dialled.`;
    return [{ message, key: number, spot: anchor, evidence: { element: 'a' } }];
  }),
);

function canBeDialled(written: string): boolean {
  const [number = ''] = written
    .replace(/%20|%C2%A0/gi, ' ')
    .replace(/%23/g, '#')
    .replace(/%2B/gi, '+')
    .split(';', 1);
  return /^\s*\+?[\d\s().\-–\u00a0/*#,p]*$/i.test(number) && /\d{2}/.test(number.replace(/\D/g, ''));
}
