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
  /@(?:namespace|(?:-moz-)?document)\b[^;{]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|@import\s+(?:url\(\s*)?(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^"'()\s;]+)(?=\s*\)))|\burl\(\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|((?:[^"'()\\\s]|\\.)+))\s*\)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gi;

const font = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i;

/** The addresses in a style sheet, a style element or a style attribute; data: and fragments are left out. */
export function styleLinks(style: string, most: number): StyleLink[] {
  const found: StyleLink[] = [];
  for (const match of style.matchAll(tokens)) {
    if (found.length >= most) break;
    const imported = match[1] ?? match[2] ?? match[3];
    const written = (imported ?? match[4] ?? match[5] ?? match[6]?.replace(/\\(.)/g, '$1'))?.trim();
    if (!written || /^(?:data:|#)/i.test(written)) continue;
    const role = imported !== undefined || font.test(written) ? 'resource' : 'image';
    found.push({ written, role, imported: imported !== undefined, at: match.index });
  }
  return found;
}
