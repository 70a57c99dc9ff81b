import type { Headers } from '../facts/outcome';
import { header, urlInHeader } from '../fetch/responseHeaders';
import { hasWord } from '../text/strings';

/** Limit of links per header. */
const maxLinks = 50;
const longest = 8_192;

interface HeaderLink {
  /** As written in the header. */
  readonly written: string;
  readonly rel: string;
  readonly hreflang: string | undefined;
}

const none: readonly HeaderLink[] = [];

/** Returns the links in a Link header (RFC 8288, 3). */
export function linksInHeader(headers: Headers): readonly HeaderLink[] {
  const written = header(headers, 'link')?.slice(0, longest);
  if (!written) return none;
  return written
    .split('<', maxLinks)
    .slice(1)
    .flatMap((piece) => {
      const end = piece.indexOf('>');
      if (end < 0) return [];
      const parameters = piece.slice(end);
      const rel = parameterOf(parameters, /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i) ?? '';
      const hreflang = parameterOf(parameters, /;\s*hreflang\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i);
      return [{ written: urlInHeader(piece.slice(0, end)).trim(), rel, hreflang }];
    });
}

/** Returns the canonical URL of a Link header, as written. */
export function canonicalIn(headers: Headers): string | null {
  return linksInHeader(headers).find(({ rel }) => hasWord(rel, 'canonical'))?.written ?? null;
}

function parameterOf(parameters: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(parameters);
  return found?.[1] ?? found?.[2];
}
