import { TextDecoder } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate, constants as zlib } from 'node:zlib';

/** Bytes of a body that are read, and of what it unpacks to. */
export const bodyCap = 5 * 1024 * 1024;

/**
 * Unpacks a body, up to the cap: what a small compressed body could swell to is never held. A body that was cut
 * short or is damaged gives what could be unpacked.
 */
export async function unpack(body: Buffer, encoding: string | undefined, cap = bodyCap): Promise<Buffer> {
  const stream = unpackerFor(encoding?.trim().toLowerCase());
  if (!stream || body.length === 0) return body;
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

function unpackerFor(encoding: string | undefined) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip({ finishFlush: zlib.Z_SYNC_FLUSH });
  if (encoding === 'deflate') return createInflate({ finishFlush: zlib.Z_SYNC_FLUSH });
  if (encoding === 'br') return createBrotliDecompress({ finishFlush: zlib.BROTLI_OPERATION_FLUSH });
  return undefined;
}

function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  return code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR');
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
 * 1,024 bytes, else UTF-8 (HTML standard, 13.2.3.2).
 */
export function decodeHtml(body: Buffer, contentType: string | null): string {
  return decoderFor(markOf(body) ?? charsetIn(contentType) ?? declaredIn(body) ?? 'utf-8').decode(body);
}

function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function charsetIn(text: string | null): string | undefined {
  return text?.match(/charset\s*=\s*["']?([^\s"';/>]+)/i)?.[1]?.toLowerCase();
}

function declaredIn(body: Buffer): string | undefined {
  const label = charsetIn(body.toString('latin1', 0, 1024).match(/<meta[^>]+charset[^>]*>/i)?.[0] ?? null);
  // What could be read so far is ASCII, so it isn't UTF-16 whatever it says.
  return label?.startsWith('utf-16') ? 'utf-8' : label;
}
