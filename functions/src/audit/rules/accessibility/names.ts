import { isPresentational } from '#functions/audit/html/hiding';
import type { FrameFact } from '#functions/audit/parse/facts';
import { cut, ownCopy, trimmed } from '#functions/audit/text/strings';
import { sharedHtmlRule, sharedRule } from '../rule';

/** Reports links without an accessible name. */
export const linkTextMissing = sharedHtmlRule(
  'link-text-missing',
  ['wcag/h30'],
  () => 'A link has no accessible name.',
);

/** A button without words to be read aloud. */
export const buttonNameMissing = sharedHtmlRule(
  'button-name-missing',
  ['text-content'],
  () => 'A button has no accessible name.',
);

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

/** Reports landmarks with the same role and name, and several main landmarks. */
export const landmarkAmbiguous = sharedHtmlRule(
  'landmark-ambiguous',
  ['unique-landmark', 'no-multiple-main'],
  ({ rule, snippet }) => {
    if (rule === 'no-multiple-main') return 'The page has more than one <main> element.';
    // Several main landmarks are valid if all but one are hidden.
    if (/^<main\b/i.test(snippet)) return null;
    const [, name] = /\saria-label=["']?([^"'>]+)/i.exec(snippet) ?? [];
    const [, element = 'part'] = /^<([a-z]+)/i.exec(snippet) ?? [];
    return name
      ? `Another <${element.toLowerCase()}> has the same name: “${name}”.`
      : `The page has several <${element.toLowerCase()}> elements, and this one has no name.`;
  },
);
