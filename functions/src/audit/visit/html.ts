import { looksLikeBotWall, showsPage } from '../facts/outcome';
import type { TargetKind } from '../facts/target';
import { decodeHtml, decodeText, isBinary, markOf } from '../fetch/decode';
import type { Answer } from '../fetch/fetcher';
import { mayBeHtml } from '../fetch/purpose';
import { bodyCap, unpackAll } from '../fetch/unpack';
import { pathOf } from '../urls/url';

/** The text of a page, and its unpacked size. */
interface Html {
  readonly source: string;
  readonly size: number;
  /** Whether a byte order mark gives its encoding. */
  readonly marked: boolean;
  /** Whether it was read to the end. */
  readonly whole: boolean;
  /** Set if the body doesn't match its Content-Encoding, so no browser can show it. There is no source then. */
  readonly damaged?: true;
}

/** Bytes that browsers inspect if a response has no type (WHATWG MIME Sniffing, 5.2). */
const sniffedBytes = 1_445;

/** Matches the beginning of HTML without a type (WHATWG MIME Sniffing, 7.1). */
const signature =
  /^[\t\n\f\r ]*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--)[ >]/i;

/** Returns the HTML of a response; null for other content, whatever its type says. */
export async function htmlOf(answer: Answer): Promise<Html | null> {
  const bytes = await bytesOf(answer);
  if (bytes === null) return { source: '', size: 0, marked: false, whole: false, damaged: true };
  const type = typeOf(answer);
  // Images and archives aren't HTML, whatever their type says.
  if (isBinary(bytes, type)) return null;
  const whole = answer.bytes < bodyCap && bytes.length < bodyCap;
  const source = decodeHtml(bytes, type, !whole);
  if (!type && !signature.test(source.slice(0, sniffedBytes))) return null;
  if (!mayBeHtml(answer.headers)) return null;
  return { source, size: bytes.length, marked: markOf(bytes) !== undefined, whole };
}

/** Returns the unpacked body; null if it doesn't match its Content-Encoding. */
export async function bytesOf({ body, headers }: Answer): Promise<Buffer | null> {
  const encoding = headers['content-encoding'];
  return body && encoding !== undefined ? unpackAll(body, String(encoding)) : (body ?? Buffer.alloc(0));
}

export function typeOf({ headers }: Answer): string | null {
  return headers['content-type'] === undefined ? null : String(headers['content-type']);
}

const file = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|css|m?js)(?:\?|$)/i;

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)(?:\?|$)/i;

/** Returns whether a URL has the extension of an image. */
export function isPicture(url: string): boolean {
  return picture.test(pathOf(url));
}

/** Bytes that are enough to detect a page. */
export const pageSniffBytes = 2_048;

/** Returns whether a response is served as a page, whatever its URL. */
export function isSentAsPage({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean {
  const type = String(headers['content-type']);
  return (
    showsPage(status) &&
    /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type) &&
    !looksLikeBotWall(status, headers)
  );
}

/** Returns whether a file of the site may have been replaced by a page, as some servers do for anything missing. */
export function mayBePage(url: string, kind: TargetKind, answer: Answer): boolean {
  return (kind === 'file' || file.test(pathOf(url))) && isSentAsPage(answer);
}

/**
 * Matches the beginning of HTML after comments. A comment ends at its first `-->`, whose dashes may be its only ones,
 * so there is just one way to match, without backtracking.
 */
const beginning = /^\s*(?:<!(?=--)(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype html|html|head|body|title|meta)\b/i;

/** Returns whether the body really is HTML: browsers show images and run scripts that are served as HTML. */
export async function isPage(answer: Answer): Promise<boolean> {
  const type = typeOf(answer);
  const bytes = (await bytesOf(answer))?.subarray(0, pageSniffBytes);
  return bytes !== undefined && !isBinary(bytes, type) && beginning.test(decodeText(bytes, type));
}
