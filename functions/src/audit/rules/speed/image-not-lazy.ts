import { fileOf } from '../fileOf';
import { sharedRule } from '../rule';

/** The number of images that are probably visible first, and how many more may load with them. */
const visibleFirst = 5;
const maxMore = 5;

/** Reports pages that load many images immediately. Pages of one template share the first image that could wait. */
export const imageNotLazy = sharedRule('image-not-lazy', ({ images, resolve }) => {
  const later = images
    .slice(visibleFirst)
    .filter(
      ({ attributes, src }) =>
        src !== '' && !src.startsWith('data:') && attributes.loading?.toLowerCase() !== 'lazy',
    );
  const [first] = later;
  return first && later.length > maxMore
    ? [
        {
          message: `${later.length} images below the fold load without lazy loading.`,
          file: fileOf(first, resolve),
          spot: first,
          evidence: { element: 'img', occurrences: later.length },
        },
      ]
    : [];
});
