import { maxIconBytes } from '#domain/siteIcon';

/** A smaller image, such as a transparent pixel, shows nothing. */
const minSide = 8;
/** A few KB of PNG can decode to gigapixels. */
const maxSide = 256;

/**
 * Returns the icon in a file from a site, ready to be stored; null if there is none of a supported type and size. The
 * type is recognized by the bytes alone, and what doesn't belong to the image is removed.
 */
export function readIcon(file: Buffer): Buffer | null {
  return readPng(file) ?? readIco(file);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The others are texts, profiles and the frames of an animation. */
const pngChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Returns a PNG with only the chunks that make its image (PNG specification, 5.3). */
function readPng(file: Buffer): Buffer | null {
  if (!file.subarray(0, 8).equals(pngSignature) || file.length < 33) return null;
  if (file.toString('latin1', 12, 16) !== 'IHDR' || file.readUInt32BE(8) !== 13) return null;
  if (![16, 20].every((at) => isIconSide(file.readUInt32BE(at)))) return null;
  const kept: Buffer[] = [pngSignature];
  let size = pngSignature.length;
  for (let at = 8; at + 12 <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    if (pngChunks.has(type)) {
      kept.push(file.subarray(at, end));
      size += end - at;
    }
    if (size > maxIconBytes) return null;
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}

/** A file has an entry for each size; real ones have about ten. */
const maxEntries = 64;

/** Returns the most suitable image of an ICO file: a PNG as it is, and a bitmap as an ICO file with that image only. */
function readIco(file: Buffer): Buffer | null {
  if (file.length < 6 || file.readUInt32LE(0) !== 0x00010000) return null;
  const entries: { entry: Buffer; image: Buffer; rank: number }[] = [];
  for (let n = 0; n < Math.min(file.readUInt16LE(4), maxEntries); n++) {
    const entry = file.subarray(6 + 16 * n, 22 + 16 * n);
    if (entry.length < 16) break;
    const offset = entry.readUInt32LE(12);
    const image = file.subarray(offset, offset + entry.readUInt32LE(8));
    if (image.length === entry.readUInt32LE(8)) entries.push({ entry, image, rank: rankOf(entry) });
  }
  entries.sort((a, b) => a.rank - b.rank);
  for (const { entry, image } of entries) {
    const icon = readPng(image) ?? (isBitmap(image, entry) ? icoOf(entry, image) : null);
    if (icon && icon.length <= maxIconBytes) return icon;
  }
  return null;
}

/** Prefers 32 px, then the next larger sizes, then smaller ones; more colors first. */
function rankOf(entry: Buffer): number {
  const side = entry[0] || 256;
  return (side >= 32 ? side : 512 - side) - entry.readUInt16LE(6) / 100;
}

/** Returns whether an image is an uncompressed bitmap as its entry says; its height includes the mask. */
function isBitmap(image: Buffer, entry: Buffer): boolean {
  if (image.length < 40 || image.readUInt32LE(0) !== 40) return false;
  const [width = 0, height = 0] = entry;
  return (
    isIconSide(width) &&
    isIconSide(height) &&
    image.readInt32LE(4) === width &&
    image.readInt32LE(8) === 2 * height &&
    [1, 4, 8, 24, 32].includes(image.readUInt16LE(14)) &&
    image.readUInt32LE(16) === 0
  );
}

function icoOf(entry: Buffer, image: Buffer): Buffer {
  const only = Buffer.from(entry);
  only.writeUInt32LE(22, 12);
  return Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), only, image]);
}

const isIconSide = (side: number) => side >= minSide && side <= maxSide;
