import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import sniffEncoding from 'html-encoding-sniffer';
import { codeOf } from './unpack';

/** Decodes bytes to text. */
interface Decoder {
  decode(body: Buffer): string;
}

/** From 0xA0 on (Encoding standard, index ISO-8859-16); lower bytes are as in Latin 1. */
const latin10Letters =
  '\u00A0ĄąŁ€„Š§š©Ș«Ź\u00ADźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ';

/** Charsets of the Encoding standard that Node's decoder doesn't support. */
const unsupportedCharsets: ReadonlyMap<string, Decoder> = new Map([
  ['iso-8859-16', above(0xa0, (code) => latin10Letters.charAt(code - 0xa0))],
  // 14.5: each non-ASCII byte maps to its own private-use character.
  ['x-user-defined', above(0x80, (code) => String.fromCharCode(code - 0x80 + 0xf780))],
]);

/** Decodes as Latin 1, except for bytes from `first` on. */
function above(first: number, letterOf: (code: number) => string): Decoder {
  return {
    decode: (body) =>
      body
        .toString('latin1')
        .replace(/[\x80-\xFF]/g, (letter) =>
          letter.charCodeAt(0) < first ? letter : letterOf(letter.charCodeAt(0)),
        ),
  };
}

const decoders = new Map<string, Decoder>(unsupportedCharsets);

/** Returns null for an unknown charset label (Encoding standard, 4.2). */
function decoderFor(label: string): Decoder | null {
  const known = decoders.get(label.toLowerCase());
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

/**
 * Returns the text of an HTML body. The charset comes from the byte order mark, then the header, a meta element in
 * the first 1,024 bytes, or an XML declaration (HTML standard, 13.2.3.2). Without any of them, it is UTF-8 if the
 * body is valid UTF-8, else windows-1252, the standard's default for Western pages.
 * @param isCut whether the body was truncated, so its last character may be incomplete.
 */
export function decodeHtml(body: Buffer, contentType: string | null, isCut = false): string {
  const transportLayerEncodingLabel = charsetIn(contentType);
  const defaultEncoding = isUtf8(isCut ? withoutPart(body) : body) ? 'utf-8' : 'windows-1252';
  const encoding = sniffEncoding(body, {
    defaultEncoding,
    ...(transportLayerEncodingLabel === undefined ? {} : { transportLayerEncodingLabel }),
  });
  return (decoderFor(encoding) ?? utf8).decode(body);
}

/**
 * Returns the text of a style sheet, manifest or feed. The charset comes from its byte order mark, header or own
 * declaration; UTF-8 by default.
 */
export function decodeText(body: Buffer, contentType: string | null): string {
  const labels = [markOf(body), charsetIn(contentType), declaredInCss(body), declaredInXml(body)];
  for (const label of labels) {
    const decoder = label === undefined ? null : decoderFor(label);
    if (decoder) return decoder.decode(body);
  }
  return utf8.decode(body);
}

/** Drops an incomplete UTF-8 sequence at the end. */
function withoutPart(body: Buffer): Buffer {
  for (let back = 1; back <= 3; back++) {
    const byte = body[body.length - back] ?? 0;
    if (byte >= 0xc0) return body.subarray(0, -back);
    if (byte < 0x80) return body;
  }
  return body;
}

/**
 * Returns whether a body is binary, such as an image or archive, whatever its type says. Control characters that
 * never occur in text decide (WHATWG MIME Sniffing, 3: binary data bytes), unless it begins like markup, which
 * browsers parse anyway.
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

/** Returns the charset of the byte order mark. */
export function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function charsetIn(text: string | null): string | undefined {
  return text?.match(/charset\s*=\s*["']?([^\s"';/>]+)/i)?.[1]?.toLowerCase();
}

/** Returns the `encoding="x"` of an XML declaration. */
function declaredInXml(body: Buffer): string | undefined {
  return labelIn(body, /^<\?xml[^>]+encoding\s*=\s*["']([^"']+)/i);
}

/** Returns the `@charset "x";` of a style sheet. */
function declaredInCss(body: Buffer): string | undefined {
  return labelIn(body, /^@charset "([^"]+)";/i);
}

function labelIn(body: Buffer, pattern: RegExp): string | undefined {
  return asWritten(pattern.exec(body.toString('latin1', 0, 256))?.[1]?.toLowerCase());
}

/**
 * Maps a declared label to the one to use: the declaration was readable as ASCII, so it isn't UTF-16, and a declared
 * `x-user-defined` means windows-1252 (HTML standard, 13.2.3.2).
 */
function asWritten(label: string | undefined): string | undefined {
  if (label?.startsWith('utf-16')) return 'utf-8';
  return label === 'x-user-defined' ? 'windows-1252' : label;
}
