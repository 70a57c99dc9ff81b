import type { LinkRole } from '../facts/target';
import { trimmed } from '../text/strings';

/**
 * Returns the URLs in a srcset (HTML standard, 4.8.4.2.1): a URL ends at white space, since it may contain commas,
 * and its descriptors end at a comma outside parentheses.
 */
export function urlsInSrcset(set: string, maxUrls: number): string[] {
  const found: string[] = [];
  for (let at = startOfNext(set, 0); at < set.length && found.length < maxUrls; ) {
    const end = endOfWord(set, at);
    const url = withoutCommas(set.slice(at, end));
    found.push(url);
    const isDescribed = url.length === end - at;
    at = startOfNext(set, isDescribed ? endOfDescription(set, end) : end);
  }
  return found;
}

const whiteSpace = /\s/;

function startOfNext(set: string, from: number): number {
  let at = from;
  while (at < set.length && (set[at] === ',' || whiteSpace.test(set[at] ?? ''))) at++;
  return at;
}

function endOfWord(set: string, from: number): number {
  let at = from;
  while (at < set.length && !whiteSpace.test(set[at] ?? '')) at++;
  return at;
}

function endOfDescription(set: string, from: number): number {
  let open = false;
  for (let at = from; at < set.length; at++) {
    if (set[at] === '(') open = true;
    else if (set[at] === ')') open = false;
    else if (set[at] === ',' && !open) return at;
  }
  return set.length;
}

function withoutCommas(word: string): string {
  let end = word.length;
  while (word[end - 1] === ',') end--;
  return word.slice(0, end);
}

interface StyleLink {
  readonly written: string;
  readonly role: LinkRole;
  /** Whether it is another style sheet, loaded by `@import`. */
  readonly imported: boolean;
  /** Offset in the text of the style. */
  readonly at: number;
}

/**
 * Skips comments, strings and namespace names as a whole (CSS Syntax 3, 4.3), so that URLs in them don't count.
 * Unterminated ones extend to the end of the file, strings to the end of their line, and invalid URLs to their
 * bracket. Each is read only once, so no text makes it slow.
 */
const tokens =
  /@(?:namespace|(?:-moz-)?document)\b[^;{]*|\/\*[\s\S]*?(?:\*\/|$)|@import\s+(?:url\(\s*)?(?:"(?<quoted>(?:[^"\\\n]|\\[\s\S])*)"|'(?<single>(?:[^'\\\n]|\\[\s\S])*)'|(?<bare>[^"'()\s;]+)(?=\s*\)))|\burl\(\s*(?:"(?<inQuotes>(?:[^"\\\n]|\\[\s\S])*)"|'(?<inSingle>(?:[^'\\\n]|\\[\s\S])*)'|(?<inNone>(?:[^"'()\\\s]|\\(?:[0-9a-f]{6}|[0-9a-f]{1,5}(?![0-9a-f]))\s?|\\[^\n0-9a-f])+))\s*\)|\burl\(\s*[^"'\s)][^)\\]*(?:\\[\s\S][^)\\]*)*\)?|(?<set>\bimage-set\()|(?<bracket>[()])|(?<text>"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*')|"(?:[^\\\n]|\\[\s\S])*|'(?:[^\\\n]|\\[\s\S])*|\\["']/gi;

const font = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i;

/** Returns the URLs in a style sheet, a style element or a style attribute, without data: URLs and fragments. */
export function styleLinks(style: string, maxLinks: number): StyleLink[] {
  const found: StyleLink[] = [];
  /** Brackets open since an `image-set(`, whose strings are URLs (CSS Images 4, 2.4), except in `type("…")`. */
  let depth = 0;
  for (const match of style.matchAll(tokens)) {
    if (found.length >= maxLinks) break;
    const { quoted, single, bare, inQuotes, inSingle, inNone, set, bracket, text } = match.groups ?? {};
    if (set) depth = 1;
    else if (bracket && depth > 0) depth += bracket === '(' ? 1 : -1;
    const inSet = depth === 1 ? text?.slice(1, -1) : undefined;
    const imported = quoted ?? single ?? bare;
    const written = trimmed(unescaped(imported ?? inQuotes ?? inSingle ?? inNone ?? inSet ?? ''));
    if (!written || /^(?:data:|#)/i.test(written)) continue;
    const role = imported !== undefined || font.test(written) ? 'resource' : 'image';
    found.push({ written, role, imported: imported !== undefined, at: match.index });
  }
  return found;
}

/** Decodes escapes (CSS Syntax 3, 4.3.7): a hexadecimal code point, or the character itself. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|(.))/gi, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : characterOf(Number.parseInt(code, 16)),
  );
}

function characterOf(code: number): string {
  const isNone = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return String.fromCodePoint(isNone ? 0xfffd : code);
}
