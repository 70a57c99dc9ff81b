import type { Indexing } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { showsPage } from '../facts/outcome';
import type { PageFacts } from '../parse/facts';
import { cut, ownCopy } from '../text/strings';
import type { Visit } from './visitor';

const maxTitleLength = 300;

/** Returns the record of a URL on the site, even if it may not be requested. */
export function pageRecordOf(url: string, depth: number, visit: Visit): PageRecord {
  const { fetched, facts, redirect } = visit;
  const answer = fetched?.kind === 'answer' ? fetched : null;
  const type = answer?.headers['content-type'];
  return {
    url,
    status: answer?.status ?? 0,
    contentType: type === undefined ? null : cut(String(type), 100),
    title: facts?.title ? ownCopy(cut(facts.title, maxTitleLength)) : null,
    depth,
    bytes: answer?.bytes ?? 0,
    durationMs: Math.round(fetched?.durationMs ?? 0),
    redirectedTo: redirect?.to ?? null,
    error: errorOf(visit),
    indexing: indexingOf(url, visit),
  };
}

function errorOf({ fetched, outcome }: Visit): string | null {
  if (fetched) return fetched.kind === 'no-response' ? fetched.error : null;
  return outcome && 'error' in outcome ? (outcome.error ?? null) : 'ROBOTS';
}

function indexingOf(url: string, { fetched, closed, redirect, facts }: Visit): Indexing {
  if (!fetched) return closed ? 'blocked' : 'unseen';
  if (fetched.kind === 'no-response') return 'failed';
  if (closed) return 'blocked';
  if (redirect) return 'redirects';
  return showsPage(fetched.status) ? pageIndexingOf(url, facts) : 'failed';
}

function pageIndexingOf(url: string, facts: PageFacts | null): Indexing {
  if (!facts) return 'no-page';
  if (facts.noindex) return 'noindex';
  if (facts.hasInstantRedirect) return 'redirects';
  return facts.canonical === null || facts.canonical === url ? 'indexable' : 'canonicalised';
}
