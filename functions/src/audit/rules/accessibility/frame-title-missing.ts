import { cut, ownCopy, trimmed } from '#functions/audit/parse/text';
import { sharedRule } from '../rule';
import { isHiddenByStyle } from './hiddenByStyle';

/** Reports iframes without an accessible name. */
export const frameTitleMissing = sharedRule('frame-title-missing', ({ frames, resolve }) =>
  frames
    .filter(
      ({ attributes, hidden }) =>
        !hidden &&
        !attributes.title?.trim() &&
        !attributes['aria-label']?.trim() &&
        !attributes['aria-labelledby'],
    )
    // A frame without a size isn't perceived by anyone.
    .filter(
      ({ attributes }) =>
        attributes.width !== '0' && attributes.height !== '0' && !isHiddenByStyle(attributes),
    )
    .map((frame) => {
      const src = ownCopy(cut(frame.attributes.src?.trim() ?? '', 120));
      return {
        message: `An embedded page${src === '' ? '' : ` (${src})`} has no title.`,
        file: (src !== '' && resolve(trimmed(frame.attributes.src ?? ''))) || undefined,
        key: src,
        spot: frame,
        evidence: { element: 'iframe' },
      };
    }),
);
