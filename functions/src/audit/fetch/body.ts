import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  constants as zlib,
} from 'node:zlib';

/** Bytes of a body that are read, and of what it unpacks to. */
export const bodyCap = 5 * 1024 * 1024;

/** The same of a sitemap, which may have 50 MB unpacked (sitemaps.org protocol 0.9). */
export const sitemapCap = 50 * 1024 * 1024;

/** What we can unpack, as Accept-Encoding says it. */
export const acceptedEncodings = 'gzip, deflate, br, zstd';

/** Layers of compression that are taken off; nobody means more, but a bomb may. */
const mostLayers = 3;

/**
 * Unpacks a body, up to the cap: what a small compressed body could swell to is never held. A body that was cut
 * short or is damaged gives what could be unpacked.
 * @param encoding as Content-Encoding names it; several are undone from the last to the first (RFC 9110, 8.4).
 */
export async function unpack(body: Buffer, encoding: string | undefined, cap = bodyCap): Promise<Buffer> {
  const layers = (encoding ?? '').split(',').slice(-mostLayers).reverse();
  let unpacked = body;
  for (const layer of layers) unpacked = await unpackOnce(unpacked, layer.trim().toLowerCase(), cap);
  return unpacked;
}

async function unpackOnce(body: Buffer, encoding: string, cap: number): Promise<Buffer> {
  const stream = body.length === 0 ? undefined : unpackerFor(encoding, body);
  if (!stream) return body;
  const pieces: Buffer[] = [];
  let size = 0;
  stream.end(body);
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size >= cap) break;
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  return Buffer.concat(pieces).subarray(0, cap);
}

function unpackerFor(encoding: string, body: Buffer) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush: zlib.Z_SYNC_FLUSH });
    case 'deflate':
      // Some servers send it without the zlib header that the standard asks for; browsers take both.
      return hasZlibHeader(body)
        ? createInflate({ finishFlush: zlib.Z_SYNC_FLUSH })
        : createInflateRaw({ finishFlush: zlib.Z_SYNC_FLUSH });
    case 'br':
      return createBrotliDecompress({ finishFlush: zlib.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return createZstdDecompress({
        finishFlush: zlib.ZSTD_e_flush,
        // RFC 9659: a browser refuses windows above 8 MiB, and so do we.
        params: { [zlib.ZSTD_d_windowLogMax]: 23 },
      });
    default:
      return undefined;
  }
}

/** RFC 1950, 2.2: compression method 8, and a check that makes the first two bytes a multiple of 31. */
function hasZlibHeader(body: Buffer): boolean {
  const [first = 0, second = 0] = body;
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}

function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return (
    code.startsWith('Z_') ||
    code.startsWith('ERR_BROTLI') ||
    code.startsWith('ERR__ERROR') ||
    code.startsWith('ZSTD_')
  );
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

const decoders = new Map<string, TextDecoder>();

/** A charset label that TextDecoder does not know counts as UTF-8. */
function decoderFor(label: string): TextDecoder {
  const known = decoders.get(label);
  if (known) return known;
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label);
  } catch (error) {
    if (codeOf(error) !== 'ERR_ENCODING_NOT_SUPPORTED') throw error;
    decoder = new TextDecoder('utf-8');
  }
  decoders.set(label, decoder);
  return decoder;
}

/**
 * The text of an HTML body. Its charset comes from the byte order mark, else the header, else a meta in the first
 * 1,024 bytes (HTML standard, 13.2.3.2). Without any of them it is UTF-8 when it reads as such, else windows-1252,
 * the standard's default for Western pages.
 */
export function decodeHtml(body: Buffer, contentType: string | null): string {
  const label =
    markOf(body) ?? charsetIn(contentType) ?? declaredIn(body) ?? (isUtf8(body) ? 'utf-8' : 'windows-1252');
  return decoderFor(label).decode(body);
}

/** The text of a style sheet, a manifest or a feed: by its mark, its header, its own declaration, else UTF-8. */
export function decodeText(body: Buffer, contentType: string | null): string {
  return decoderFor(markOf(body) ?? charsetIn(contentType) ?? declaredInText(body) ?? 'utf-8').decode(body);
}

/**
 * Whether it is no text, whatever its type says: a picture, an archive, a program. Only control characters that no
 * text holds decide (WHATWG MIME Sniffing, 3: binary data bytes).
 */
export function isBinary(body: Buffer, contentType: string | null = null): boolean {
  if (markOf(body) || charsetIn(contentType)?.startsWith('utf-16')) return false;
  const end = Math.min(body.length, 512);
  for (let at = 0; at < end; at++) {
    const byte = body[at] ?? 0;
    if (byte <= 0x08 || byte === 0x0b || (byte >= 0x0e && byte <= 0x1a) || (byte >= 0x1c && byte <= 0x1f))
      return true;
  }
  return false;
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

function declaredIn(body: Buffer): string | undefined {
  return asAscii(charsetIn(headOf(body).match(/<meta\s[^>]*charset[^>]*>/i)?.[0] ?? null));
}

/** `@charset "x";` of a style sheet, or `encoding="x"` of an XML declaration. */
function declaredInText(body: Buffer): string | undefined {
  const match = /^(?:@charset "([^"]+)";|<\?xml[^>]+encoding\s*=\s*["']([^"']+))/i.exec(
    body.toString('latin1', 0, 256),
  );
  return asAscii((match?.[1] ?? match?.[2])?.toLowerCase());
}

/** What could be read so far is ASCII, so it isn't UTF-16 whatever it says. */
function asAscii(label: string | undefined): string | undefined {
  return label?.startsWith('utf-16') ? 'utf-8' : label;
}
