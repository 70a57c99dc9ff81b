import type { Indexing } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { showsPage } from '../facts/outcome';
import type { PageFacts } from '../parse/facts';
import { cut, ownCopy } from '../text/strings';
import { type FinishedVisit, pageFactsOf } from './visit';

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
