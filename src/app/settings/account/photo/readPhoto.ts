import type { ErrorCode } from '#domain/errors';
import { type Crop, maxPhotoBytes, maxPhotoFileBytes, photoSize, squareOf } from '#domain/photos';

type PhotoError = Extract<ErrorCode, `photo-${string}`>;

const photoError = (code: PhotoError, cause?: unknown) => Object.assign(new Error(code, { cause }), { code });

/**
 * Decodes a file that the user chose, with the rotation that its camera recorded.
 * @throws an error with the code `photo-not-an-image`, `photo-too-large` or `photo-unreadable`.
 */
export async function readPhoto(file: File): Promise<ImageBitmap> {
  if (!file.type.startsWith('image/')) throw photoError('photo-not-an-image');
  if (file.size > maxPhotoFileBytes) throw photoError('photo-too-large');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw photoError('photo-unreadable', cause);
  }
}

/** Draws the square that a crop shows. */
export function drawPhoto(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) throw photoError('photo-unreadable');
  const { left, top, side } = squareOf(image, crop);
  // A JPEG has no transparency: without a background it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, photoSize, photoSize);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, side, side, 0, 0, photoSize, photoSize);
}

const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/** Browsers that can't encode a format return PNG. */
const types = ['image/webp', 'image/jpeg'];

/** Returns what is drawn as a data URL of at most 64 KB. It has none of the file's metadata, such as its location. */
export function encodePhoto(canvas: HTMLCanvasElement): string {
  for (const type of types) {
    for (const quality of qualities) {
      const url = canvas.toDataURL(type, quality);
      if (!url.startsWith(`data:${type}`)) break;
      const bytes = ((url.length - url.indexOf(',') - 1) * 3) / 4;
      if (bytes <= maxPhotoBytes) return url;
    }
  }
  throw photoError('photo-unreadable');
}
