import type { FinalOutcome, Outcome } from '../facts/outcome';
import { mayHaveAnchor } from '../facts/pageNote';
import type { LinkRef, TargetId } from '../facts/target';
import type { LinkFact, LinkSource, PageFacts } from '../parse/facts';
import { isScripted } from '../rules/links/emptyLinks';
import type { EvaluatedLink } from '../rules/rule';
import type { CrawlState } from '../state/state';
import type { Scope } from '../urls/scope';
import { fragmentOf } from '../urls/url';

interface EvaluatedLinkParts {
  readonly state: CrawlState;
  readonly scope: Pick<Scope, 'isSite'>;
}

/** Returns what link rules evaluate: a page’s link, together with what is known about its target. */
export function evaluatedLinkOf(
  { state, scope }: EvaluatedLinkParts,
  page: TargetId,
  ref: LinkRef,
  finalOutcome: FinalOutcome,
): EvaluatedLink {
  const [target, role, element, , , snippet] = ref;
  const fragment = ref[7] ?? null;
  const url = state.urlOf(target);
  const outcome = state.outcomeOf(target);
  const chain = fragment === null ? null : state.redirectChainOf(target);
  const note = state.notes.get(chain?.hops.at(-1) ?? target);
  const anchors = fragment === null ? undefined : note?.f;
  // The fragment in a redirect’s Location replaces that of the link (RFC 9110, 10.2.2).
  const isReplaced = chain?.hops.some((hop) => namesFragment(state.outcomeOf(hop)));
  return {
    page: state.urlOf(page),
    target: url,
    role,
    element,
    snippet,
    toSite: scope.isSite(url),
    finalOutcome,
    asset: (outcome?.kind === 'ok' && outcome.asset) || null,
    canonical: note?.c === undefined || note.c < 0 ? null : state.urlOf(note.c),
    fragment,
    hasFragment:
      fragment === null || anchors === undefined || isReplaced ? null : mayHaveAnchor(anchors, fragment),
  };
}

const namesFragment = (outcome: Outcome | undefined) => outcome?.kind === 'redirect' && outcome.namesFragment;

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
