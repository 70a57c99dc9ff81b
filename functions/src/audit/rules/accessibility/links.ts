import { bare, isGeneric } from '#functions/audit/html/genericTexts';
import { schemeOf } from '#functions/audit/parse/elementFlags';
import type { AnchorFact } from '#functions/audit/parse/facts';
import { collapse, cut, ownCopy } from '#functions/audit/text/strings';
import { sharedRule } from '../rule';

/** Reports links whose accessible name doesn't say where they lead, one finding for each name. */
export const linkTextGeneric = sharedRule('link-text-generic', ({ anchors, lang }) =>
  anchors.flatMap((anchor) => {
    const { name, attributes } = anchor;
    if (name === null || !isGeneric(name, attributes.lang ?? lang)) return [];
    if (!leadsToPage(anchor) || isDescribed(anchor, name) || isNameOfTarget(anchor, name)) return [];
    const shown = ownCopy(cut(name, 80));
    return [
      {
        message: `The link text “${shown}” doesn’t say where the link leads.`,
        key: ownCopy(bare(name)),
        spot: anchor,
        evidence: { element: 'a', value: shown },
      },
    ];
  }),
);

/** Returns whether it leads to another page, instead of doing something on this one. */
function leadsToPage({ written, attributes }: AnchorFact): boolean {
  const scheme = schemeOf(written);
  const isOfWeb = scheme === null || scheme === 'http' || scheme === 'https';
  return isOfWeb && written !== '' && !written.startsWith('#') && (attributes.role ?? 'link') === 'link';
}

/** Returns whether a description says more than the name. */
function isDescribed({ attributes }: AnchorFact, name: string): boolean {
  if (attributes['aria-describedby']) return true;
  const title = bare(attributes.title ?? '');
  return title !== '' && title !== bare(name);
}

/** Returns whether the word is what the target is called, such as “more” for the manual of that command. */
function isNameOfTarget({ written, hasCode }: AnchorFact, name: string): boolean {
  const word = bare(name);
  if (hasCode) return true;
  if (!/^\p{Script=Latin}+$/u.test(word)) return false;
  const [url = '', fragment = ''] = written.toLowerCase().split('#');
  const [, host = '', path = ''] = /^(?:https?:)?\/\/([^/?]*)([^?]*)/.exec(url) ?? [
    null,
    '',
    url.split('?', 1)[0],
  ];
  return `${host} ${path.split('/').at(-1)} ${fragment}`.split(/[^\p{L}\p{N}]+/u).includes(word);
}

/** Reports links without an `href`, which only a script can open. */
export const linkHrefMissing = sharedRule('link-href-missing', ({ anchors }) =>
  anchors.filter(isForScriptsOnly).map((anchor) => {
    const text = ownCopy(cut(collapse(anchor.text), 80));
    const link = text ? `The link “${text}”` : 'A link without text';
    return {
      message: `${link} has no href, so only a script can open it.`,
      key: text,
      spot: anchor,
      evidence: { element: 'a' },
    };
  }),
);

/** Attributes by which a script handles clicks: of HTML, Vue, Alpine, Angular, AngularJS and htmx. */
const handlers =
  /^(?:on(?:click|(?:mouse|pointer)(?:down|up)|touch(?:start|end))|(?:@|v-on:|x-on:)click(?:[.:].*)?|(?:data-)?ng-click|\(click\)|(?:data-)?hx-(?:get|post|put|patch|delete))$/;

/** Attributes from which a framework generates the `href`. */
const boundHrefs =
  /^(?:(?::|v-bind:|x-bind:|(?:data-)?ng-)href|v-bind|\[?(?:attr\.)?href\]?|ui-sref|\[?routerlink\]?)$/;

function isForScriptsOnly({ href, attributes }: AnchorFact): boolean {
  if (href !== undefined) return false;
  const names = Object.keys(attributes);
  if (names.some((name) => boundHrefs.test(name))) return false;
  // A placeholder: the current item of a menu, or a link that is turned off.
  if ((attributes['aria-current'] ?? 'false') !== 'false' || attributes['aria-disabled'] === 'true')
    return false;
  const isFocusable = Number.parseInt(attributes.tabindex ?? '', 10) >= 0;
  const role = attributes.role?.trim().toLowerCase() || 'link';
  if (role !== 'link') return !isFocusable && names.some((name) => handlers.test(name));
  if (attributes.role !== undefined || names.some((name) => handlers.test(name))) return true;
  return isFocusable && !attributes.id && !attributes.name;
}
