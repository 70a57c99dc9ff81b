import { hasWord, ownCopy, trimmed } from '../parse/text';
import { sameOwner } from '../urls/owner';
import { pageRule } from './rule';

/** A link that opens another site in a new tab and, in older browsers, hands it the tab it came from. */
export const blankTarget = pageRule('blank-target', ({ url, anchors, resolve }) =>
  anchors.flatMap((anchor) => {
    const { target, rel, href } = anchor.attributes;
    if (target?.trim().toLowerCase() !== '_blank' || !href) return [];
    if (hasWord(rel, 'noopener') || hasWord(rel, 'noreferrer')) return [];
    const to = resolve(trimmed(href));
    if (!to || sameOwner(to, url)) return [];
    const shown = ownCopy(to.slice(0, 200));
    return [
      {
        message: `The link to ${shown} opens a new tab without rel="noopener".`,
        key: shown,
        spot: anchor,
        evidence: { element: 'a' },
      },
    ];
  }),
);
