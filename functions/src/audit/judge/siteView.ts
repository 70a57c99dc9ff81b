import type { Stranger } from '../politeness/allowance';
import { fateOf } from '../state/fateOf';
import type { Fate } from '../state/outcome';
import type { PageNote, Versions } from '../state/pageNote';
import type { CrawlState } from '../state/state';
import type { TargetId } from '../state/target';
import type { SiteFacts } from '../visit/siteFacts';

/** A page that was read, as the rules that look at the whole site see it. */
export interface SurveyedPage {
  readonly id: TargetId;
  readonly url: string;
  /** Clicks from the start. */
  readonly depth: number;
  readonly noindex: boolean;
  /** Another page that it names as canonical; null when it names none or itself. */
  readonly canonical: NamedPage | null;
  /** Search results may show this very page. */
  readonly searchable: boolean;
  /** Its versions in other languages, as it names them itself. */
  readonly alternates: Versions;
  /** The same, as the sitemaps name them. */
  readonly mappedVersions: Versions;
  readonly isMapped: boolean;
  readonly note: PageNote;
}

/** A page that another one names. */
export interface NamedPage {
  readonly url: string;
  /** What became of it; null while that is not known. */
  readonly fate: Fate | null;
  /** Itself, when it was read. */
  readonly read: SurveyedPage | null;
}

/** The whole site, when everything has been read. */
export interface SiteView {
  /** Where the audit began, after its redirects. */
  readonly start: string;
  readonly facts: SiteFacts;
  /** All that can be reached from the start was read: no limit, pattern or refusal stood in the way. */
  readonly isWhole: boolean;
  /** Pages that could not be read, where nothing else stood in the way. */
  readonly unread: readonly string[];
  /** What was not looked at, by cause: addresses, and pages whose rest was not read. */
  readonly leftOut: Pick<CrawlState['leftOut'], 'of'>;
  /** A host that was asked for less than the audit was told to. */
  readonly stranger: Stranger | null;
  readonly count: number;
  /** In the order of reading. */
  pages(): Iterable<SurveyedPage>;
  page(id: TargetId): SurveyedPage | null;
  /** Addresses that the sitemaps name and that were asked, and whether a page links to them. */
  mapped(): Iterable<{ readonly url: string; readonly linked: boolean; readonly named: NamedPage }>;
}

export interface Limits {
  readonly maxDepth: number;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly scope: string;
}

const noVersions: Versions = [];

export function siteViewOf(
  state: CrawlState,
  limits: Limits,
  stranger: Stranger | null,
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
  // A page's own canonical is a name only, or two pages that name each other would have no end.
  const named = (id: TargetId): NamedPage => ({
    url: id < 0 ? '' : state.urlOf(id),
    fate: id < 0 ? null : fateOf(state, id),
    get read() {
      return id < 0 ? null : page(id);
    },
  });
  return {
    start: state.start === undefined ? '' : state.urlOf(state.start),
    facts: state.facts,
    ...reachOf(state, limits, isSite),
    leftOut: { of: (cause) => (cause === 'trap' ? strangersOf(state) : state.leftOut.of(cause)) },
    stranger,
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

/** What seemed to be a trap, but for what the sitemap turned out to name. */
function strangersOf(state: CrawlState): ReadonlySet<string> {
  return new Set([...state.leftOut.of('trap')].filter((url) => state.idOf(url) === undefined));
}

function reachOf(
  state: CrawlState,
  limits: Limits,
  isSite: (url: string) => boolean,
): Pick<SiteView, 'isWhole' | 'unread'> {
  const limited = { isWhole: false, unread: [] };
  // Pages outside of a section, a list or a sitemap may link to those in it.
  if (limits.scope !== 'site' || limits.include.length > 0 || limits.exclude.length > 0) return limited;
  if (state.leftOut.mayHidePages) return limited;
  // The links that scripts put on a page are not known.
  for (const { j } of state.notes.values()) if (j !== undefined) return limited;
  const unread: string[] = [];
  for (let id = 0; id < state.urls.length; id++) {
    const url = state.urlOf(id);
    if (!isSite(url)) continue;
    if (state.depthOf(id) > limits.maxDepth) return limited;
    // No links stand in a picture or a script.
    if (state.kindOf(id) !== 'page') continue;
    const outcome = state.outcomeOf(id);
    if (outcome?.kind === 'skipped' && outcome.why === 'redirects') continue;
    if (outcome === undefined || outcome.kind === 'skipped') return limited;
    if (outcome.kind === 'unverified') unread.push(url);
  }
  return { isWhole: unread.length === 0, unread };
}
