import type { Indexing } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { type PageText, type PageType, pageTypeOf } from '#domain/sortedReport';

/** One page's numbers, by column. */
export interface PageFacts {
  readonly status: number;
  readonly type: PageType;
  readonly bytes: number;
  readonly durationMs: number;
  readonly depth: number;
  /** undefined while the job runs. */
  readonly inLinks: number | undefined;
  readonly findings: number | undefined;
  /** Index into `severities` of the worst finding; -1 without any. */
  readonly worst: number;
  readonly indexing: Indexing;
  readonly folder: string;
}

export interface PageRow {
  readonly facts: PageFacts;
  /** undefined while it is loading. */
  readonly text: PageText | undefined;
}

/** Returns the row of a page of a running job, whose final figures are not known yet. */
export function rowOf(page: PageRecord): PageRow {
  const { url, title, redirectedTo, error, contentType, ...numbers } = page;
  return {
    facts: {
      ...numbers,
      type: pageTypeOf(contentType),
      inLinks: undefined,
      findings: undefined,
      worst: -1,
      folder: '/',
    },
    text: { url, title, redirectedTo, error, runs: [] },
  };
}
