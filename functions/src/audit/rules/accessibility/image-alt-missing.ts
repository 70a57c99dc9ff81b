import type { ImageFact } from '#functions/audit/parse/facts';
import { cut, ownCopy } from '#functions/audit/parse/text';
import { fileOf } from '../fileOf';
import { sharedRule } from '../rule';
import { isHiddenByStyle } from './hiddenByStyle';

/** An image without words for those who can't see it. An empty alt says that it is decoration, and is right for it. */
export const imageAltMissing = sharedRule('image-alt-missing', ({ images, resolve }) =>
  images.filter(isSilent).map((image) => {
    const src = ownCopy(cut(image.src, 100));
    return {
      message: `The image ${src === '' ? 'without an address' : src} has no text alternative.`,
      file: fileOf(image, resolve),
      key: image.src,
      spot: image,
      evidence: { element: 'img' },
    };
  }),
);

function isSilent({ attributes, hidden }: ImageFact): boolean {
  if (hidden || attributes.alt !== undefined || isHiddenByStyle(attributes)) return false;
  if (attributes.role === 'presentation' || attributes.role === 'none') return false;
  return ![attributes['aria-label'], attributes['aria-labelledby'], attributes.title].some((name) =>
    name?.trim(),
  );
}
