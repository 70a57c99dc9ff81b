import { decodeHtml, isBinary, markOf } from '../fetch/decode';
import type { Answer } from '../fetch/fetcher';
import { mayBeHtml } from '../fetch/purpose';
import { bodyCap, unpackAll } from '../fetch/unpack';

/** The text of a page, and its unpacked size. */
export interface Html {
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
