import type { Indexing } from '../../../../src/domain/indexing';
import type { PageRecord } from '../../../../src/domain/report';
import type { Asked } from '../fetch/fetcher';
import type { PageFacts } from '../parse/facts';
import { cut, ownCopy } from '../parse/text';
import type { Visit } from '../visit/visitor';

const longestTitle = 300;

export function pageRecordOf(
  url: string,
  depth: number,
  asked: Asked,
  { facts, redirect, closed }: Visit,
): PageRecord {
  const answer = asked.kind === 'answer' ? asked : null;
  const type = answer?.headers['content-type'];
  return {
    url,
    status: answer?.status ?? 0,
    contentType: type === undefined ? null : cut(String(type), 100),
    title: facts?.title ? ownCopy(cut(facts.title, longestTitle)) : null,
    depth,
    bytes: answer?.bytes ?? 0,
    durationMs: Math.round(asked.durationMs),
    redirectedTo: redirect?.to ?? null,
    error: asked.kind === 'silence' ? asked.error : null,
    indexing: closed
      ? 'blocked'
      : redirect
        ? 'redirects'
        : answer?.status === 200
          ? indexingOf(url, facts)
          : 'failed',
  };
}

function indexingOf(url: string, facts: PageFacts | null): Indexing {
  if (!facts) return 'no-page';
  if (facts.noindex) return 'noindex';
  if (facts.sendsOn) return 'redirects';
  return facts.canonical === null || facts.canonical === url ? 'indexable' : 'canonicalised';
}
