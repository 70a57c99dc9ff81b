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

/** More bytes than any of these takes to say that there is nothing. */
const maxForNothing = 64;

/** What we can unpack, as Accept-Encoding says it. */
export const acceptedEncodings = 'gzip, deflate, br, zstd';

/** Layers of compression that are taken off; nobody means more, but a bomb may. */
const maxLayers = 3;

/**
 * Unpacks a body, up to the cap: what a small compressed body could swell to is never held. A body that was cut
 * short or is damaged gives what could be unpacked.
 * @param encoding as Content-Encoding names it; several are undone from the last to the first (RFC 9110, 8.4).
 */
export async function unpack(body: Buffer, encoding: string | undefined, cap = bodyCap): Promise<Buffer> {
  return (await unpackAll(body, encoding, cap)) ?? Buffer.alloc(0);
}

/** The same; null when it is not packed as it says, so that nothing of it could be unpacked. */
export async function unpackAll(
  body: Buffer,
  encoding: string | undefined,
  cap = bodyCap,
): Promise<Buffer | null> {
  const layers = (encoding ?? '').split(',').slice(-maxLayers).reverse();
  let unpacked: Buffer | null = body;
  for (const layer of layers)
    unpacked = unpacked && (await unpackOnce(unpacked, layer.trim().toLowerCase(), cap));
  return unpacked;
}

async function unpackOnce(body: Buffer, encoding: string, cap: number): Promise<Buffer | null> {
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
    if (size === 0) return null;
  }
  // Brotli has no mark to tell it by, and waits for more where it can make nothing of what there is.
  if (size === 0 && body.length > maxForNothing) return null;
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

/** Of an error of Node’s own, wherever it was made; empty without one. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
