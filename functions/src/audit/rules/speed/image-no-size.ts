import type { ImageFact } from '#functions/audit/parse/facts';
import { fileOf } from '../fileOf';
import { sharedRule } from '../rule';

/**
 * Images whose place the browser can't keep free while they load. One finding for the page: the cause is one. Pages of one
 * template have the same first image without a size.
 */
export const imageNoSize = sharedRule('image-no-size', ({ images, resolve }) => {
  const sizeless = images.filter(isSizeless);
  const [first] = sizeless;
  if (!first) return [];
  const message =
    sizeless.length === 1
      ? 'An image has no width and height.'
      : `${sizeless.length} images have no width and height.`;
  return [
    {
      message,
      file: fileOf(first, resolve),
      spot: first,
      evidence: { element: 'img', occurrences: sizeless.length },
    },
  ];
});

function isSizeless({ attributes, src }: ImageFact): boolean {
  if (src === '' || src.startsWith('data:')) return false;
  if (attributes.width && attributes.height) return false;
  // What takes no room moves nothing.
  const noRoom = /(?:display\s*:\s*none|position\s*:\s*(?:absolute|fixed))\b/i;
  if (attributes.hidden !== undefined || noRoom.test(attributes.style ?? '')) return false;
  // A style may say it as well.
  return !/(?:^|[;\s])(?:aspect-ratio|height)\s*:/i.test(attributes.style ?? '');
}
