import * as v from 'valibot';

/**
 * Hosts that profile photos may come from. A page loads images from nowhere else, so that a user can't track viewers
 * with their own photo.
 */
export const photoHosts = [
  'https://*.googleusercontent.com',
  'https://avatars.githubusercontent.com',
  'https://gravatar.com',
] as const;

/**
 * Returns the URL of the image for an email address at Gravatar. Responds with 404 if there is none.
 *
 * @see https://docs.gravatar.com/rest/hash/
 */
export async function gravatarOf(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `https://gravatar.com/avatar/${hash}?d=404`;
}

/** The document `users/{uid}/settings/photo`: a photo that the user uploaded. Written only by functions. */
export interface UploadedPhoto {
  /** A data URL. */
  readonly image: string;
}

/** Width and height, px. */
export const photoSize = 256;

/** Of the encoded image. */
export const maxPhotoBytes = 65_536;

/** Of the file that is chosen. Decoding a larger one takes too much memory on a phone. */
export const maxPhotoFileBytes = 20 * 1_048_576;

/** Base64 has 4 characters for 3 bytes. */
const maxLength = Math.ceil(maxPhotoBytes / 3) * 4 + 'data:image/jpeg;base64,'.length;

/** A WebP file starts with `RIFF`, a JPEG with FF D8 FF. */
const pattern = /^data:image\/(?:webp;base64,UklGR|jpeg;base64,\/9j\/)[A-Za-z0-9+/]+={0,2}$/;

export const uploadedPhotoSchema = v.pipe(
  v.string(),
  v.maxLength(maxLength, 'The photo must have at most 64 KB.'),
  v.regex(pattern, 'The photo must be a WebP or JPEG image.'),
);

/** Whether a photo is an uploaded one, rather than the URL of one at another site. */
export const isUploadedPhoto = (photo: string) => photo.startsWith('data:');

/** What part of an image is shown: 1 fills the square with the shorter side; x and y from 0 (left, top) to 1. */
export interface Crop {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const centered: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the square of an image that a crop shows, in its pixels. */
export function squareOf({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/**
 * Returns the crop after the shown image was dragged.
 * @param dx, dy in parts of the shown square.
 */
export function dragged(
  image: { width: number; height: number },
  crop: Crop,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): Crop {
  const { side } = squareOf(image, crop);
  const along = (at: number, by: number, length: number) =>
    length - side < 1 ? 0.5 : Math.min(1, Math.max(0, at - (by * side) / (length - side)));
  return { ...crop, x: along(crop.x, dx, image.width), y: along(crop.y, dy, image.height) };
}
