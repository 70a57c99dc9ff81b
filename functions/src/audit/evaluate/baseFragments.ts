import type { LinkFact, LinkSource, PageFacts } from '../parse/facts';
import { isScripted } from '../rules/scripted';
import { fragmentOf } from '../urls/url';

/**
 * Returns the links of a page with a base URL, including those that are only a fragment: with a base, they lead to
 * another page too (HTML standard, 2.4.1).
 */
export function withBaseFragments(facts: PageFacts): LinkSource {
  const places = facts.anchors
    .filter(({ written, attributes }) => isFragment(written) && !isScripted(attributes))
    .map(
      ({ start, end, written, attributes: { rel = '' } }): LinkFact => ({
        ...{ start, end, written, rel },
        element: 'a',
        attribute: 'href',
        role: 'link',
        asPage: true,
        asFile: false,
      }),
    );
  const { url, base, links, lookUp } = facts;
  return { url, base, lookUp, links: [...links, ...places], locate: (spot) => facts.locate(spot) };
}

const isFragment = (written: string) => written.startsWith('#') && fragmentOf(written) !== '';
