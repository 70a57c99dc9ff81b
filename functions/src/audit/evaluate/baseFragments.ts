import type { LinkFact, LinkSource, PageFacts } from '../parse/facts';
import { isScripted } from '../rules/scripted';
import { fragmentOf } from '../urls/url';

/**
 * The addresses of a page that says that they start from another one: there a fragment alone, too, leads to that other
 * page (HTML standard, 2.4.1).
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
