import type { Indexing } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import type { PageFacts } from '../parse/facts';
import { cut, ownCopy } from '../parse/text';
import { showsPage } from '../state/outcome';
import type { Visit } from '../visit/visitor';

const longestTitle = 300;

/** What is told of an address of the site, also when it may not be asked. */
export function pageRecordOf(url: string, depth: number, visit: Visit): PageRecord {
  const { asked, facts, redirect } = visit;
  const answer = asked?.kind === 'answer' ? asked : null;
  const type = answer?.headers['content-type'];
  return {
    url,
    status: answer?.status ?? 0,
    contentType: type === undefined ? null : cut(String(type), 100),
    title: facts?.title ? ownCopy(cut(facts.title, longestTitle)) : null,
    depth,
    bytes: answer?.bytes ?? 0,
    durationMs: Math.round(asked?.durationMs ?? 0),
    redirectedTo: redirect?.to ?? null,
    error: errorOf(visit),
    indexing: indexingOf(url, visit),
  };
}

function errorOf({ asked, outcome }: Visit): string | null {
  if (asked) return asked.kind === 'silence' ? asked.error : null;
  return outcome && 'error' in outcome ? (outcome.error ?? null) : 'ROBOTS';
}

function indexingOf(url: string, { asked, closed, redirect, facts }: Visit): Indexing {
  if (!asked) return closed ? 'blocked' : 'unseen';
  if (asked.kind === 'silence') return 'failed';
  if (closed) return 'blocked';
  if (redirect) return 'redirects';
  return showsPage(asked.status) ? pageIndexingOf(url, facts) : 'failed';
}

function pageIndexingOf(url: string, facts: PageFacts | null): Indexing {
  if (!facts) return 'no-page';
  if (facts.noindex) return 'noindex';
  if (facts.sendsOn) return 'redirects';
  return facts.canonical === null || facts.canonical === url ? 'indexable' : 'canonicalised';
}
