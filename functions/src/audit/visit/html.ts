import { decodeHtml, isBinary, markOf } from '../fetch/decode';
import type { Answer } from '../fetch/fetcher';
import { mayBeHtml } from '../fetch/purpose';
import { bodyCap, unpackAll } from '../fetch/unpack';

/** The text of a page, and its bytes unpacked. */
export interface Html {
  readonly source: string;
  readonly size: number;
  /** A byte order mark says how it is encoded. */
  readonly marked: boolean;
  /** It was read to its end. */
  readonly whole: boolean;
  /** It is not packed as its header says, so that no browser can show it; it has no source then. */
  readonly damaged?: true;
}

/** So many bytes a browser looks at to tell what an answer without a type is (WHATWG MIME Sniffing, 5.2). */
const enoughToTell = 1_445;

/** How HTML begins, when no type says that it is (WHATWG MIME Sniffing, 7.1). */
const signature =
  /^[\t\n\f\r ]*<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|!--)[ >]/i;

/** The HTML that an answer holds; null when it holds something else, whatever its type says. */
export async function htmlOf(answer: Answer): Promise<Html | null> {
  const bytes = await bytesOf(answer);
  if (bytes === null) return { source: '', size: 0, marked: false, whole: false, damaged: true };
  const type = typeOf(answer);
  // What is a picture or an archive stays one, whatever its type says.
  if (isBinary(bytes, type)) return null;
  const whole = answer.bytes < bodyCap && bytes.length < bodyCap;
  const source = decodeHtml(bytes, type, !whole);
  if (!type && !signature.test(source.slice(0, enoughToTell))) return null;
  if (!mayBeHtml(answer.headers)) return null;
  return { source, size: bytes.length, marked: markOf(bytes) !== undefined, whole };
}

/** null when they are not packed as their header says. */
export async function bytesOf({ body, headers }: Answer): Promise<Buffer | null> {
  const encoding = headers['content-encoding'];
  return body && encoding !== undefined ? unpackAll(body, String(encoding)) : (body ?? Buffer.alloc(0));
}

export function typeOf({ headers }: Answer): string | null {
  return headers['content-type'] === undefined ? null : String(headers['content-type']);
}
