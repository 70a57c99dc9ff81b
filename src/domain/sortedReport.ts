import type { Finding, Severity } from './finding';
import type { RuleId } from './rules';

/**
 * A finished report, put in order so that a reader needs only the documents that are looked at. Documents
 * `jobs/{jobId}/sorted/{generation}-{kind}-{n}` hold deflated JSON (RFC 1951); `ReportSummary.sorted` says what is where.
 */
export interface SortedReport {
  /**
   * The fence of the lease that wrote it, for the summary to name who finished the job for good; and a secret, so that
   * only who reads the summary, or a share's copy of it, can name the documents.
   */
  readonly generation: string;
  readonly findings: {
    readonly total: number;
    /** The position of each document's first finding; positions count from 0. */
    readonly starts: readonly number[];
    /** In order of position. Reports beyond reason have more than one of a rule and severity. */
    readonly groups: readonly FindingGroup[];
  };
  readonly pages: {
    readonly total: number;
    /** The place of each document's first page; places count from 0, in the order of the addresses. */
    readonly starts: readonly number[];
    /** The place of each column document's first page. */
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
  /** Pages that have at least one of them. */
  readonly pages: number;
}

export type SortedKind = 'findings' | 'pages' | 'columns';

/** The document `jobs/{jobId}/sorted/{generation}-{kind}-{n}`, n from 0. */
export interface SortedDocument {
  readonly data: Uint8Array;
}

export function sortedPath(jobId: string, generation: string, kind: SortedKind, n: number): string {
  return `jobs/${jobId}/sorted/${generation}-${kind}-${n}`;
}

/** What a document of findings holds. */
export type FindingShard = readonly Finding[];

/** A page's text, and where its findings are: a document of pages holds rows of them. */
export interface PageText {
  readonly url: string;
  readonly title: string | null;
  readonly redirectedTo: string | null;
  /** A network error's code when there was no answer. */
  readonly error: string | null;
  /** Positions of its findings: runs of `count` from `from`. */
  readonly runs: readonly (readonly [from: number, count: number])[];
}
export type PageShard = readonly PageText[];

export const pageTypes = ['html', 'document', 'image', 'data', 'other', 'none'] as const;
export type PageType = (typeof pageTypes)[number];

/** The facts that pages are sorted, filtered and drawn by: one array for each, a page's place is its index. */
export interface PageColumns {
  readonly status: readonly number[];
  /** Indexes into `pageTypes`. */
  readonly type: readonly number[];
  /** Of the body as it came over the wire. */
  readonly bytes: readonly number[];
  readonly durationMs: readonly number[];
  readonly depth: readonly number[];
  /** Pages of the site that link to it. */
  readonly inLinks: readonly number[];
  readonly findings: readonly number[];
  /** Index into `severities` of the worst finding; -1 for a page without any. */
  readonly worst: readonly number[];
  /** Indexes into `indexings`. */
  readonly indexing: readonly number[];
  /** Index into `folders`. */
  readonly folder: readonly number[];
  /** First segments of paths: `/`, `/blog/`. */
  readonly folders: readonly string[];
}

/** What a content type means to a reader of the report. */
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

/** `/` for a page at the top, else the first segment of its path: `/blog/`. */
export function folderOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/, '');
  const segment = /^\/[^/]+\//.exec(path)?.[0];
  return segment ?? '/';
}

/** Which document holds a position, and the place in it. */
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
