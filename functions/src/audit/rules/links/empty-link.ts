import type { AnchorFact } from '#functions/audit/parse/facts';
import { collapse, cut, ownCopy } from '#functions/audit/parse/text';
import { sharedRule } from '../rule';
import { isScripted } from '../scripted';
import { leadsToTop } from './leadsToTop';

/** An `a` that goes nowhere. One that a script turns into a button, or that leads to the top, does its work. */
export const emptyLink = sharedRule('empty-link', ({ anchors, title }) =>
  anchors
    .filter((anchor) => goesNowhere(anchor) && !namesPage(anchor, title))
    .map((anchor) => {
      const text = ownCopy(cut(collapse(anchor.text), 80));
      return {
        message: text ? `The link “${text}” goes nowhere.` : 'A link without text goes nowhere.',
        key: `${anchor.href ?? ''}|${isOwnTitle(text, title) ? ownTitle : text}`,
        spot: anchor,
        evidence: { element: 'a', value: ownCopy(anchor.href ?? '') },
      };
    }),
);

/** Stands for the title of each page in the key of a link that a template writes it into. */
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

/** An empty `href` leads to the page itself, which is what a breadcrumb’s last link is for. */
function namesPage({ written, attributes, text }: AnchorFact, title: string | null): boolean {
  if (written !== '') return false;
  const said = collapse(text);
  return attributes['aria-current'] !== undefined || (said !== '' && title?.includes(said) === true);
}

const saysTop = (text: string, { title = '' }: Attributes) => leadsToTop(`${text} ${title}`);

/** A picture of an arrow mostly has such a name, by which a style or a script finds it. */
const isNamedTop = ({ class: names = '', id = '' }: Attributes) =>
  /(?:^|[\s_-])(?:(?:back|scroll|go|jump|return)[_-]?(?:to)?[_-]?(?:top|up)|to[_-]?top)(?:$|[\s_-])/i.test(
    `${names} ${id}`,
  );
