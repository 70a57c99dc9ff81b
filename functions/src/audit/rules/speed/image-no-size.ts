import type { ImageFact } from '#functions/audit/parse/facts';
import { fileOf } from '../fileOf';
import { sharedRule } from '../rule';

/**
 * Reports images without a size, for which browsers can't reserve space. One finding per page, because the cause is
 * usually one. Pages of one template share the first such image.
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
  // An image that takes no space causes no layout shift.
  const noRoom = /(?:display\s*:\s*none|position\s*:\s*(?:absolute|fixed))\b/i;
  if (attributes.hidden !== undefined || noRoom.test(attributes.style ?? '')) return false;
  // A style may set the size, too.
  return !/(?:^|[;\s])(?:aspect-ratio|height)\s*:/i.test(attributes.style ?? '');
}
