import { isPresentational } from '#functions/audit/html/hiding';
import type { ImageFact } from '#functions/audit/parse/facts';
import { cut, ownCopy } from '#functions/audit/text/strings';
import { sharedHtmlRule, sharedRule } from '../rule';
import { fileOf } from '../speed/images';

/** Reports images without a text alternative. An empty alt is correct for a decorative image. */
export const imageAltMissing = sharedRule('image-alt-missing', ({ images, resolve }) =>
  images.filter(lacksAlternative).map((image) => {
    const src = ownCopy(cut(image.src, 100));
    return {
      message: `The image ${src === '' ? 'without a src' : src} has no alt text.`,
      file: fileOf(image, resolve),
      key: image.src,
      spot: image,
      evidence: { element: 'img' },
    };
  }),
);

function lacksAlternative({ attributes, hidden, isNamed }: ImageFact): boolean {
  return !hidden && !isNamed && !isPresentational(attributes, attributes.usemap !== undefined);
}

/** A picture that is pressed, as a button or on a map, without words. */
export const controlAltMissing = sharedHtmlRule(
  'control-alt-missing',
  ['wcag/h36', 'area-alt'],
  ({ snippet }) =>
    /^<input\b/i.test(snippet) ? 'An image button has no alt text.' : 'An image map area has no alt text.',
);
