import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { type Decoder, oddCharsets } from './oddCharsets';
import { codeOf } from './unpack';

const decoders = new Map<string, Decoder>(oddCharsets);

/** null for a charset label that nobody knows (Encoding standard, 4.2). */
function decoderFor(label: string): Decoder | null {
  const known = decoders.get(label);
  if (known) return known;
  try {
    const decoder = new TextDecoder(label);
    decoders.set(label, decoder);
    return decoder;
  } catch (error) {
    if (codeOf(error) !== 'ERR_ENCODING_NOT_SUPPORTED') throw error;
    return null;
  }
}

const utf8 = new TextDecoder('utf-8');

/** By the first of the labels that is known, which are looked for one after the other. */
function decoded(
  body: Buffer,
  labels: readonly (() => string | undefined)[],
  otherwise: () => string,
): string {
  for (const find of labels) {
    const label = find();
    const decoder = label === undefined ? null : decoderFor(label);
    if (decoder) return decoder.decode(body);
  }
  return (decoderFor(otherwise()) ?? utf8).decode(body);
}

/**
 * The text of an HTML body. Its charset comes from the byte order mark, else the header, else a meta in the first
 * 1,024 bytes, else an XML declaration (HTML standard, 13.2.3.2). Without any of them it is UTF-8 when it reads as such,
 * else windows-1252, the standard's default for Western pages.
 * @param isCut whether more of it was sent, so that its last letter may be a part of one.
 */
export function decodeHtml(body: Buffer, contentType: string | null, isCut = false): string {
  return decoded(
    body,
    [() => markOf(body), () => charsetIn(contentType), () => declaredInMeta(body), () => declaredInXml(body)],
    () => (isUtf8(isCut ? withoutPart(body) : body) ? 'utf-8' : 'windows-1252'),
  );
}

/** The text of a style sheet, a manifest or a feed: by its mark, its header, its own declaration, else UTF-8. */
export function decodeText(body: Buffer, contentType: string | null): string {
  return decoded(
    body,
    [() => markOf(body), () => charsetIn(contentType), () => declaredInCss(body), () => declaredInXml(body)],
    () => 'utf-8',
  );
}

/** Without the first bytes of a letter that UTF-8 writes with more. */
function withoutPart(body: Buffer): Buffer {
  for (let back = 1; back <= 3; back++) {
    const byte = body[body.length - back] ?? 0;
    if (byte >= 0xc0) return body.subarray(0, -back);
    if (byte < 0x80) return body;
  }
  return body;
}

/**
 * Whether it is no text, whatever its type says: a picture, an archive, a program. Control characters that no text
 * holds decide (WHATWG MIME Sniffing, 3: binary data bytes), unless it begins as markup does, which browsers read all
 * the same.
 */
export function isBinary(body: Buffer, contentType: string | null = null): boolean {
  if (markOf(body) || charsetIn(contentType)?.startsWith('utf-16')) return false;
  const end = Math.min(body.length, 512);
  for (let at = 0; at < end; at++) {
    const byte = body[at] ?? 0;
    if (byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f))
      return !beginsAsMarkup(body);
  }
  return false;
}

function beginsAsMarkup(body: Buffer): boolean {
  return /^\s*<[!?a-z]/i.test(body.toString('latin1', 0, 100));
}

/** The charset that a byte order mark at its beginning tells. */
export function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function charsetIn(text: string | null): string | undefined {
  return text?.match(/charset\s*=\s*["']?([^\s"';/>]+)/i)?.[1]?.toLowerCase();
}

/** The first bytes as the standard's prescan sees them: ASCII, without what stands in comments. */
function headOf(body: Buffer): string {
  return body.toString('latin1', 0, 1_024).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
}

const metaTag = /<meta[\s/]((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attributePair = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The first that a meta names and somebody knows; a description that talks of charsets names none. */
function declaredInMeta(body: Buffer): string | undefined {
  for (const [, inside = ''] of headOf(body).matchAll(metaTag)) {
    const attributes = new Map(
      [...inside.matchAll(attributePair)].map(([, name = '', ...values]) => [
        name.toLowerCase(),
        values.find((value) => value !== undefined)?.trim() ?? '',
      ]),
    );
    const isOld = attributes.get('http-equiv')?.toLowerCase() === 'content-type';
    const label =
      attributes.get('charset')?.toLowerCase() ?? (isOld && charsetIn(attributes.get('content') ?? ''));
    if (label && decoderFor(label)) return asWritten(label);
  }
  return undefined;
}

/** `encoding="x"` of an XML declaration. */
function declaredInXml(body: Buffer): string | undefined {
  return labelIn(body, /^<\?xml[^>]+encoding\s*=\s*["']([^"']+)/i);
}

/** `@charset "x";` of a style sheet. */
function declaredInCss(body: Buffer): string | undefined {
  return labelIn(body, /^@charset "([^"]+)";/i);
}

function labelIn(body: Buffer, pattern: RegExp): string | undefined {
  return asWritten(pattern.exec(body.toString('latin1', 0, 256))?.[1]?.toLowerCase());
}

/**
 * What could be read so far is ASCII, so it isn't UTF-16 whatever it says; and who writes `x-user-defined` into a page means
 * something else (HTML standard, 13.2.3.2).
 */
function asWritten(label: string | undefined): string | undefined {
  if (label?.startsWith('utf-16')) return 'utf-8';
  return label === 'x-user-defined' ? 'windows-1252' : label;
}
