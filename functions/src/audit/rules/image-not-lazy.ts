import { pageRule } from './rule';

/** Images that are probably seen at once, and so many more that loading them all is felt. */
const seenAtOnce = 5;
const fewMore = 5;

/** A page with many images, all loaded at once. */
export const imageNotLazy = pageRule('image-not-lazy', ({ images }) => {
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
          spot: first,
          evidence: { element: 'img', occurrences: later.length },
        },
      ]
    : [];
});
