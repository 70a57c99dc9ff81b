import { isPresentational } from '#functions/audit/html/presentational';
import type { FrameFact } from '#functions/audit/parse/facts';
import { cut, ownCopy, trimmed } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';

/** Reports iframes without an accessible name. */
export const frameTitleMissing = sharedRule('frame-title-missing', ({ frames, resolve }) =>
  frames
    .filter(({ hidden, isNamed, attributes }) => !hidden && !isNamed && isPartOfPage(attributes))
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

/** Frames without a size, without the Tab key's reach or with a role that silences them are nothing to name. */
function isPartOfPage(attributes: FrameFact['attributes']): boolean {
  if (attributes.width === '0' || attributes.height === '0') return false;
  if (/^\s*-\d/.test(attributes.tabindex ?? '')) return false;
  return !isPresentational(attributes, attributes.title !== undefined);
}
