import type { Versions } from '../facts/pageNote';
import type { NamedPage, SiteView, SurveyedPage, UnverifiedHost } from '../facts/siteView';
import type { TargetId } from '../facts/target';
import { finalOutcomeOf, startOf } from '../state/finalOutcomeOf';
import type { CrawlState } from '../state/state';

interface Limits {
  readonly maxDepth: number;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly scope: string;
}

const noVersions: Versions = [];

export function siteViewOf(
  state: CrawlState,
  limits: Limits,
  unverifiedHost: UnverifiedHost | null,
  isSite: (url: string) => boolean,
): SiteView {
  const page = (id: TargetId): SurveyedPage | null => {
    const note = state.notes.get(id);
    if (!note) return null;
    const canonical = note.c === undefined ? null : named(note.c);
    return {
      id,
      url: state.urlOf(id),
      depth: state.depthOf(id),
      noindex: note.n === 1,
      canonical,
      searchable: note.n === undefined && note.r === undefined && canonical === null,
      alternates: note.a ?? noVersions,
      mappedVersions: state.versions.get(id) ?? noVersions,
      isMapped: state.mapped.has(id),
      note,
    };
  };
  // The canonical page's own canonical isn't resolved, because two pages may name each other.
  const named = (id: TargetId): NamedPage => ({
    url: id < 0 ? '' : state.urlOf(id),
    finalOutcome: id < 0 ? null : finalOutcomeOf(state, id),
    get read() {
      return id < 0 ? null : page(id);
    },
  });
  const start = startOf(state);
  return {
    start: start === undefined ? '' : state.urlOf(start),
    facts: state.facts,
    ...reachOf(state, limits, isSite),
    omitted: { of: (cause) => (cause === 'trap' ? trapUrlsOf(state) : state.omitted.of(cause)) },
    unverifiedHost,
    count: state.pagesRead,
    *pages() {
      for (const id of state.notes.keys()) {
        const surveyed = page(id);
        if (surveyed) yield surveyed;
      }
    },
    page,
    *mapped() {
      for (let id = 0; id < state.urls.length; id++)
        if (state.mapped.has(id) && state.outcomeOf(id) !== undefined)
          yield { url: state.urlOf(id), linked: !state.unlinked.has(id), named: named(id) };
    },
  };
}

/** Returns likely traps, except for URLs that a sitemap turned out to list. */
function trapUrlsOf(state: CrawlState): ReadonlySet<string> {
  return new Set([...state.omitted.of('trap')].filter((url) => state.idOf(url) === undefined));
}

function reachOf(
  state: CrawlState,
  limits: Limits,
  isSite: (url: string) => boolean,
): Pick<SiteView, 'isWhole' | 'unread'> {
  const limited = { isWhole: false, unread: [] };
  // Pages outside a section, a list or a sitemap may link to those in it.
  if (limits.scope !== 'site' || limits.include.length > 0 || limits.exclude.length > 0) return limited;
  if (state.omitted.mayHidePages) return limited;
  // Links that scripts create are unknown.
  for (const { j } of state.notes.values()) if (j !== undefined) return limited;
  const unread: string[] = [];
  for (let id = 0; id < state.urls.length; id++) {
    const url = state.urlOf(id);
    if (!isSite(url)) continue;
    if (state.depthOf(id) > limits.maxDepth) return limited;
    // Images and scripts contain no links.
    if (state.kindOf(id) !== 'page') continue;
    const outcome = state.outcomeOf(id);
    if (outcome?.kind === 'skipped' && outcome.why === 'redirects') continue;
    if (outcome === undefined || outcome.kind === 'skipped') return limited;
    if (outcome.kind === 'unverified') unread.push(url);
  }
  return { isWhole: unread.length === 0, unread };
}
