import type { AnchorFact } from '#functions/audit/parse/facts';
import { collapse, cut, ownCopy } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';
import { isScripted } from '../scripted';
import { leadsToTop } from './leadsToTop';

/** Reports links without a target, except those that a script handles and links to the top. */
export const emptyLink = sharedRule('empty-link', ({ anchors, title }) =>
  anchors
    .filter((anchor) => goesNowhere(anchor) && !namesItsPage(anchor, title))
    .map((anchor) => {
      const text = ownCopy(cut(collapse(anchor.text), 80));
      return {
        message: text ? `The link “${text}” has no destination.` : 'A link without text has no destination.',
        key: `${anchor.href ?? ''}|${isOwnTitle(text, title) ? ownTitle : text}`,
        spot: anchor,
        evidence: { element: 'a', value: ownCopy(anchor.href ?? '') },
      };
    }),
);

/** Replaces the page's title in the key of a link whose text contains it. */
const ownTitle = '\0title';

const isOwnTitle = (text: string, title: string | null) => text !== '' && (title?.includes(text) ?? false);

type Attributes = AnchorFact['attributes'];

function goesNowhere({ href, written, attributes, text }: AnchorFact): boolean {
  if (href === undefined) return false;
  if (written !== '' && written !== '#') return false;
  return (
    !isScripted(attributes) && !(written === '#' && (saysTop(text, attributes) || isNamedTop(attributes)))
  );
}

/** An empty `href` links to the page itself, as the last link of a breadcrumb does. */
function namesItsPage({ written, attributes, text }: AnchorFact, title: string | null): boolean {
  if (written !== '') return false;
  const said = collapse(text);
  return attributes['aria-current'] !== undefined || (said !== '' && title?.includes(said) === true);
}

const saysTop = (text: string, { title = '' }: Attributes) => leadsToTop(`${text} ${title}`);

/** Icons of arrows usually have such a class or ID. */
const isNamedTop = ({ class: names = '', id = '' }: Attributes) =>
  /(?:^|[\s_-])(?:(?:back|scroll|go|jump|return)[_-]?(?:to)?[_-]?(?:top|up)|to[_-]?top)(?:$|[\s_-])/i.test(
    `${names} ${id}`,
  );
