import type { LinkRole } from '../state/linkRef';

export interface StyleLink {
  readonly written: string;
  readonly role: LinkRole;
  /** Another style sheet, by `@import`. */
  readonly imported: boolean;
  /** In the style's text. */
  readonly at: number;
}

/**
 * Comments, strings and names of namespaces are passed over as wholes (CSS Syntax 3, 4.3), so that an address in one is
 * none. Each branch ends at the first character that can't go on, so that no text makes it slow.
 */
const tokens =
  /@(?:namespace|(?:-moz-)?document)\b[^;{]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|@import\s+(?:url\(\s*)?(?:"(?<quoted>[^"\\\n]*)"|'(?<single>[^'\\\n]*)'|(?<bare>[^"'()\s;]+)(?=\s*\)))|\burl\(\s*(?:"(?<inQuotes>[^"\\\n]*)"|'(?<inSingle>[^'\\\n]*)'|(?<inNone>(?:[^"'()\\\s]|\\.)+))\s*\)|(?<set>\bimage-set\()|(?<bracket>[()])|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/gi;

const font = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i;

/** The addresses in a style sheet, a style element or a style attribute; data: and fragments are left out. */
export function styleLinks(style: string, most: number): StyleLink[] {
  const found: StyleLink[] = [];
  /** Brackets open since an `image-set(`, whose strings are addresses (CSS Images 4, 2.4); in `type("…")` they are not. */
  let depth = 0;
  for (const match of style.matchAll(tokens)) {
    if (found.length >= most) break;
    const { quoted, single, bare, inQuotes, inSingle, inNone, set, bracket, text } = match.groups ?? {};
    if (set) depth = 1;
    else if (bracket && depth > 0) depth += bracket === '(' ? 1 : -1;
    const inSet = depth === 1 ? text?.slice(1, -1) : undefined;
    const imported = quoted ?? single ?? bare;
    const unquoted = inNone?.replace(/\\(.)/g, '$1');
    const written = (imported ?? inQuotes ?? inSingle ?? unquoted ?? inSet)?.trim();
    if (!written || /^(?:data:|#)/i.test(written)) continue;
    const role = imported !== undefined || font.test(written) ? 'resource' : 'image';
    found.push({ written, role, imported: imported !== undefined, at: match.index });
  }
  return found;
}
