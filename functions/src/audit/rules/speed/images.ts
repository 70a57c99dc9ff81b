import type { ImageFact, PageFacts } from '#functions/audit/parse/facts';
import { trimmed } from '#functions/audit/text/strings';
import { hostOf, shown } from '#functions/audit/urls/url';
import { headerEvidence } from '../finalOutcome';
import { linkRule, sharedRule } from '../rule';

/** Returns the URL of an image's file, or undefined if it has none or is a data URL. */
export function fileOf({ src }: ImageFact, resolve: PageFacts['resolve']): string | undefined {
  const written = trimmed(src);
  return written === '' || written.startsWith('data:') ? undefined : (resolve(written) ?? undefined);
}

/** Reports the site's images of half a megabyte or more. */
export const imageHeavy = linkRule(
  'image-heavy',
  ({ page, target, asset, element }) =>
    // Preview images for other sites aren't loaded with the page.
    asset?.heavyImage === undefined || element === 'meta'
      ? null
      : {
          message: `${shown(target, hostOf(page))} has ${Math.round(asset.heavyImage / 1_024)} KB.`,
          evidence: { value: `${asset.heavyImage} bytes`, ...headerEvidence(asset) },
        },
  ['image'],
);

/** Reports large JPEG and PNG images. Newer formats are a third to a half smaller. */
export const imageOldFormat = linkRule(
  'image-old-format',
  ({ page, target, asset, element }) =>
    asset?.old === undefined || element !== 'img'
      ? null
      : {
          message: `${shown(target, hostOf(page))} (${Math.round(asset.old / 1_024)} KB) would be smaller as WebP or AVIF.`,
          evidence: { value: `${asset.old} bytes`, ...headerEvidence(asset) },
        },
  ['image'],
);

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
