import { header } from '../fetch/responseHeaders';
import type { Headers } from '../state/outcome';
import { hasWord } from './text';

/** Links of one header that are looked at. */
const mostLinks = 50;
const longest = 8_192;

/** The address that a Link header names as canonical, as it is written there (RFC 8288, 3). */
export function canonicalIn(headers: Headers): string | null {
  const written = header(headers, 'link')?.slice(0, longest);
  if (!written) return null;
  for (const piece of written.split('<', mostLinks).slice(1)) {
    const end = piece.indexOf('>');
    const rel = end < 0 ? null : /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(piece.slice(end));
    if (rel && hasWord(rel[1] ?? rel[2], 'canonical')) return piece.slice(0, end).trim();
  }
  return null;
}
