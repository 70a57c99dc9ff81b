import type { Finding, Severity } from './finding';
import type { RuleId } from './rules';

/**
 * A finished report, sorted so that a reader only loads the documents that are shown. Documents
 * `jobs/{jobId}/sorted/{generation}-{kind}-{n}` contain deflated JSON (RFC 1951). `ReportSummary.sorted` is their
 * index.
 */
export interface SortedReport {
  /**
   * The fencing token of the lease that wrote it, so that the summary names the final writer, plus a secret, so that
   * only readers of the summary or of a share's copy know the documents' names.
   */
  readonly generation: string;
  readonly findings: {
    readonly total: number;
    /** The position of each document's first finding. Positions count from 0. */
    readonly starts: readonly number[];
    /** In order of position. Extremely large reports have several groups per rule and severity. */
    readonly groups: readonly FindingGroup[];
  };
  readonly pages: {
    readonly total: number;
    /** The index of each document's first page. Pages count from 0 in URL order. */
    readonly starts: readonly number[];
    /** The index of each column document's first page. */
    readonly columns: readonly number[];
  };
}

/** Findings of one rule and severity, by page and target. */
export interface FindingGroup {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** Position of the first one. */
  readonly from: number;
  readonly count: number;
  /** Pages with at least one of them. */
  readonly pages: number;
}

export type SortedKind = 'findings' | 'pages' | 'columns';

/** The document `jobs/{jobId}/sorted/{generation}-{kind}-{n}`, n from 0. */
export interface SortedDocument {
  readonly data: Uint8Array;
}

/** What a document of findings holds. */
export type FindingShard = readonly Finding[];

/** A page's text and the positions of its findings. A document of pages holds rows of these. */
export interface PageText {
  readonly url: string;
  readonly title: string | null;
  readonly redirectedTo: string | null;
  /** The network error's code, if there was no response. */
  readonly error: string | null;
  /** Positions of its findings: runs of `count` from `from`. */
  readonly runs: readonly (readonly [from: number, count: number])[];
}
export type PageShard = readonly PageText[];

export const pageTypes = ['html', 'document', 'image', 'data', 'other', 'none'] as const;
export type PageType = (typeof pageTypes)[number];

/** The values by which pages are sorted, filtered, and drawn. One array each, indexed by page. */
export interface PageColumns {
  readonly status: readonly number[];
  /** Indexes into `pageTypes`. */
  readonly type: readonly number[];
  /** The size of the body as transferred. */
  readonly bytes: readonly number[];
  readonly durationMs: readonly number[];
  readonly depth: readonly number[];
  /** Pages of the site that link to it. */
  readonly inLinks: readonly number[];
  readonly findings: readonly number[];
  /** Index into `severities` of the worst finding, or -1 without findings. */
  readonly worst: readonly number[];
  /** Indexes into `indexings`. */
  readonly indexing: readonly number[];
  /** Index into `folders`. */
  readonly folder: readonly number[];
  /** First segments of paths: `/`, `/blog/`. */
  readonly folders: readonly string[];
}

/** Returns a content type's meaning for readers of the report. */
export function pageTypeOf(contentType: string | null): PageType {
  if (contentType === null) return 'none';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'html';
  if (type === 'application/pdf' || type.includes('officedocument') || type === 'application/msword')
    return 'document';
  if (type.startsWith('image/')) return 'image';
  if (type.includes('json') || type.includes('xml') || type === 'text/csv' || type === 'text/plain')
    return 'data';
  return type === '' ? 'none' : 'other';
}

/** Returns `/` for a top-level page, else the first segment of its path: `/blog/`. */
export function folderOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '');
  const segment = /^\/[^/]+\//.exec(path)?.[0];
  return segment ?? '/';
}

/** Returns the document that holds a position, and the index in it. */
export function locate(
  starts: readonly number[],
  position: number,
): { readonly n: number; readonly at: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return { n: low, at: position - (starts[low] ?? 0) };
}
