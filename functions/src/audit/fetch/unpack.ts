import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  constants as zlib,
} from 'node:zlib';

/** Maximum bytes of a body, both as received and unpacked. */
export const bodyCap = 5 * 1024 * 1024;

/** The same for a sitemap, which may have 50 MB unpacked (sitemaps.org protocol 0.9). */
export const sitemapCap = 50 * 1024 * 1024;

/** The most bytes that an encoding needs for an empty body. */
const maxEmptyBodyBytes = 64;

/** Supported values for Accept-Encoding. */
export const acceptedEncodings = 'gzip, deflate, br, zstd';

/** Maximum layers of compression. Nothing legitimate has more, but a decompression bomb may. */
const maxLayers = 3;

/**
 * Unpacks a body up to the limit, so a decompression bomb never fills the memory. A truncated or damaged body yields
 * what could be unpacked.
 * @param encoding value of Content-Encoding; several are undone from last to first (RFC 9110, 8.4).
 */
export async function unpack(body: Buffer, encoding: string | undefined, cap = bodyCap): Promise<Buffer> {
  return (await unpackAll(body, encoding, cap)) ?? Buffer.alloc(0);
}

/** Unpacks like `unpack`; null if the body doesn't match its encoding, so that nothing could be unpacked. */
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
  // Brotli has no magic number, and waits for more input if it can't decode what there is.
  if (size === 0 && body.length > maxEmptyBodyBytes) return null;
  return Buffer.concat(pieces).subarray(0, cap);
}

function unpackerFor(encoding: string, body: Buffer) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush: zlib.Z_SYNC_FLUSH });
    case 'deflate':
      // Some servers omit the zlib header that the standard requires; browsers accept both.
      return hasZlibHeader(body)
        ? createInflate({ finishFlush: zlib.Z_SYNC_FLUSH })
        : createInflateRaw({ finishFlush: zlib.Z_SYNC_FLUSH });
    case 'br':
      return createBrotliDecompress({ finishFlush: zlib.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return createZstdDecompress({
        finishFlush: zlib.ZSTD_e_flush,
        // RFC 9659: browsers refuse windows above 8 MiB, and so do we.
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

/** Returns the code of a Node error, whatever its realm; empty without one. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
