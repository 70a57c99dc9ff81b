import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

interface PngParts {
  /** Bytes of a text chunk, if it has one. */
  readonly text?: number;
  /** Whether its pixels are stored uncompressed. */
  readonly raw?: boolean;
}

/** Returns a square grayscale image. */
export function pngOf(side: number, { text = 0, raw = false }: PngParts = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  const pixels = Buffer.alloc((side + 1) * side);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(text > 0 ? [chunk('tEXt', Buffer.alloc(text, 'x'))] : []),
    chunk('IDAT', deflateSync(pixels, { level: raw ? 0 : 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a bitmap of 32 bits per pixel as ICO files have them: without a file header, and with a mask. */
export function bitmapOf(side: number): Buffer {
  const maskRow = Math.ceil(side / 32) * 4;
  const bitmap = Buffer.alloc(40 + side * side * 4 + side * maskRow, 0x7f);
  bitmap.fill(0, 0, 40);
  bitmap.writeUInt32LE(40, 0);
  bitmap.writeInt32LE(side, 4);
  bitmap.writeInt32LE(2 * side, 8);
  bitmap.writeUInt16LE(1, 12);
  bitmap.writeUInt16LE(32, 14);
  return bitmap;
}

/** Returns an ICO file of square images. */
export function icoOf(...images: readonly { readonly side: number; readonly image: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  let offset = header.length + 16 * images.length;
  const entries = images.map(({ side, image }) => {
    const entry = Buffer.from([side % 256, side % 256, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ image }) => image)]);
}
