import { fileOf } from '../fileOf';
import { sharedRule } from '../rule';

/** Images that are probably seen at once, and so many more that loading them all is felt. */
const seenAtOnce = 5;
const fewMore = 5;

/** A page with many images, all loaded at once. Pages of one template have the same first image that could wait. */
export const imageNotLazy = sharedRule('image-not-lazy', ({ images, resolve }) => {
  const later = images
    .slice(seenAtOnce)
    .filter(
      ({ attributes, src }) =>
        src !== '' && !src.startsWith('data:') && attributes.loading?.toLowerCase() !== 'lazy',
    );
  const [first] = later;
  return first && later.length > fewMore
    ? [
        {
          message: `${later.length} images further down are loaded at once.`,
          file: fileOf(first, resolve),
          spot: first,
          evidence: { element: 'img', occurrences: later.length },
        },
      ]
    : [];
});
