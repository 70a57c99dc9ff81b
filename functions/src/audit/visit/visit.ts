import type { SeenHeaders } from '#domain/finding';
import type { Indexing } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { type Outcome, showsPage } from '../facts/outcome';
import type { Answer, FetchResult } from '../fetch/fetcher';
import type { LinkSource, PageFacts } from '../parse/facts';
import { cut, ownCopy } from '../text/strings';

export type NoResponse = Extract<FetchResult, { kind: 'no-response' }>;

/** An outcome whose redirects, if any, have been followed. */
export type VisitOutcome = Exclude<Outcome, { kind: 'redirect' }>;

export interface Redirect {
  readonly to: string;
  readonly status: number;
  readonly setsCookie: boolean;
  /** Whether its URL has a fragment. */
  readonly namesFragment: boolean;
  readonly headers?: SeenHeaders;
}

/** What was read from a response. */
export type Content =
  | { readonly kind: 'page'; readonly facts: PageFacts }
  /** A style sheet, a manifest or a feed. */
  | { readonly kind: 'file'; readonly links: LinkSource };

/** The result of one request. */
export type Visit = {
  /** Whether the URL is on the site and its robots.txt disallows search engines. */
  readonly isClosedToSearch: boolean;
} & (
  | { readonly kind: 'not-requested'; readonly outcome: VisitOutcome }
  | { readonly kind: 'no-response'; readonly fetched: NoResponse; readonly outcome: VisitOutcome }
  /** Its target has to be registered before there is an outcome. */
  | { readonly kind: 'redirect'; readonly fetched: Answer; readonly redirect: Redirect }
  /** The URL is that of a file, but the response is a page, which has to be requested as one. */
  | { readonly kind: 'unread-page'; readonly fetched: Answer }
  | {
      readonly kind: 'response';
      readonly fetched: Answer;
      readonly outcome: VisitOutcome;
      /** null if the response isn't a page or a file with links. */
      readonly content: Content | null;
    }
);

/** A visit that decides what becomes of its URL. */
export type FinishedVisit = Exclude<Visit, { kind: 'unread-page' }>;

/** Returns the facts of the page that a visit read; null if it read none. */
export function pageFactsOf(visit: Visit): PageFacts | null {
  return visit.kind === 'response' && visit.content?.kind === 'page' ? visit.content.facts : null;
}

const maxTitleLength = 300;

/** Returns the record of a URL on the site, even if it may not be requested. */
export function pageRecordOf(url: string, depth: number, visit: FinishedVisit): PageRecord {
  const fetched = visit.kind === 'not-requested' ? null : visit.fetched;
  const answer = fetched?.kind === 'answer' ? fetched : null;
  const type = answer?.headers['content-type'];
  const title = pageFactsOf(visit)?.title;
  return {
    url,
    status: answer?.status ?? 0,
    contentType: type === undefined ? null : cut(String(type), 100),
    title: title ? ownCopy(cut(title, maxTitleLength)) : null,
    depth,
    bytes: answer?.bytes ?? 0,
    durationMs: Math.round(fetched?.durationMs ?? 0),
    redirectedTo: visit.kind === 'redirect' ? visit.redirect.to : null,
    error: errorOf(visit),
    indexing: indexingOf(url, visit),
  };
}

function errorOf(visit: FinishedVisit): string | null {
  if (visit.kind === 'no-response') return visit.fetched.error;
  if (visit.kind !== 'not-requested') return null;
  return 'error' in visit.outcome ? (visit.outcome.error ?? null) : 'ROBOTS';
}

function indexingOf(url: string, visit: FinishedVisit): Indexing {
  if (visit.kind === 'not-requested') return visit.isClosedToSearch ? 'blocked' : 'unseen';
  if (visit.kind === 'no-response') return 'failed';
  if (visit.isClosedToSearch) return 'blocked';
  if (visit.kind === 'redirect') return 'redirects';
  return showsPage(visit.fetched.status) ? pageIndexingOf(url, pageFactsOf(visit)) : 'failed';
}

function pageIndexingOf(url: string, facts: PageFacts | null): Indexing {
  if (!facts) return 'no-page';
  if (facts.noindex) return 'noindex';
  if (facts.hasInstantRedirect) return 'redirects';
  return facts.canonical === null || facts.canonical === url ? 'indexable' : 'canonicalised';
}
