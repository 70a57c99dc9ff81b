import { useEffect, useMemo } from 'react';
import { type ReportLists, useShards } from '#app/jobs/report-data/useSortedReport';
import { severities } from '#domain/finding';
import { type Indexing, indexings, wasAsked } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { type PageColumns, type PageText, type PageType, pageTypeOf, pageTypes } from '#domain/sortedReport';

const numberKeys = [
  'status',
  'type',
  'bytes',
  'durationMs',
  'depth',
  'inLinks',
  'findings',
  'worst',
  'indexing',
  'folder',
] as const satisfies readonly (keyof PageColumns)[];
type NumberKey = (typeof numberKeys)[number];

/**
 * Every page's numbers, by index. Building 100,000 objects would take longer than the screen can wait, so
 * each fact is one array, and a page becomes an object when it is rendered.
 */
export class PageTable {
  readonly length: number;
  /** The folder names that the column `folder` refers to. */
  readonly folders: readonly string[];
  private readonly columns: Readonly<Record<NumberKey, Float64Array>>;
  private readonly drawn = new Map<number, PageFacts>();

  /** @param parts in the order of the pages. */
  constructor(parts: readonly PageColumns[]) {
    this.length = parts.reduce((sum, { status }) => sum + status.length, 0);
    const columns = numberKeys.map((key) => [key, new Float64Array(this.length)] as const);
    const folders = new Map<string, number>();
    let start = 0;
    for (const part of parts) {
      for (const [key, column] of columns) if (key !== 'folder') column.set(part[key], start);
      // Each document numbers its own folders.
      const known = part.folders.map((folder) => numbered(folders, folder));
      const own = part.folder.map((n) => known[n] ?? numbered(folders, '/'));
      columns.find(([key]) => key === 'folder')?.[1].set(own, start);
      start += part.status.length;
    }
    this.folders = [...folders.keys()];
    this.columns = Object.fromEntries(columns) as Record<NumberKey, Float64Array>;
    this.countResponses();
  }

  private countResponses(): void {
    const { status, indexing, findings, worst } = this.columns;
    for (let place = 0; place < this.length; place++) {
      const own = { findings: findings[place] ?? 0, worst: worst[place] ?? -1 };
      const all = problemsOf(status[place] ?? 0, indexing[place] ?? 0, own);
      findings[place] = all.findings;
      worst[place] = all.worst;
    }
  }

  /** Returns a fact for all pages, by index; facts of a closed list are indexes into that list. */
  column(key: NumberKey): Float64Array {
    return this.columns[key];
  }

  /** Returns one page, always as the same object. */
  at(place: number): PageFacts | undefined {
    if (place < 0 || place >= this.length) return undefined;
    const known = this.drawn.get(place);
    if (known) return known;
    const number = (key: NumberKey) => this.columns[key][place] ?? 0;
    const page: PageFacts = {
      status: number('status'),
      type: pageTypes[number('type')] ?? 'none',
      bytes: number('bytes'),
      durationMs: number('durationMs'),
      depth: number('depth'),
      inLinks: number('inLinks'),
      findings: number('findings'),
      worst: number('worst'),
      indexing: indexings[number('indexing')] ?? 'failed',
      folder: this.folders[number('folder')] ?? '/',
    };
    this.drawn.set(place, page);
    return page;
  }
}

function numbered(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
}

/** One page's numbers, by column. */
export interface PageFacts {
  readonly status: number;
  readonly type: PageType;
  readonly bytes: number;
  readonly durationMs: number;
  readonly depth: number;
  /** undefined while the job runs. */
  readonly inLinks: number | undefined;
  /** Includes a failed response: see `problemsOf`. */
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

/** Returns every page's numbers, by index; undefined until all columns are loaded. */
export function usePageTable({ columns, pages, index }: ReportLists): PageTable | undefined {
  const version = useShards(columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: failed columns are requested again when the version changes.
  useEffect(() => {
    columns.want(index.pages.columns.map((_, n) => n));
  }, [columns, index, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version changes when columns arrive.
  return useMemo(() => {
    const parts: PageColumns[] = [];
    for (let n = 0; n < columns.total; n++) {
      const part = columns.at(n);
      if (!part) return undefined;
      parts.push(part);
    }
    const table = new PageTable(parts);
    return table.length === pages.total ? table : undefined;
  }, [columns, pages, version]);
}

interface PageProblems {
  readonly findings: number;
  /** Index into `severities` of the worst finding; -1 without any. */
  readonly worst: number;
}

const error = severities.indexOf('error');
const unverified = severities.indexOf('unverified');

/**
 * Returns the problems of a URL for every view that counts or marks them. A failed response is one of them, although
 * its finding is listed on the pages that link to the URL.
 * @param own the findings that are listed on the URL itself.
 * @param indexing its index in `indexings`.
 */
export function problemsOf(status: number, indexing: number, own: PageProblems): PageProblems {
  switch (statusClassOf(status, indexing)) {
    case 'broken':
      return own.worst === error ? own : { findings: own.findings + 1, worst: error };
    case 'silent':
      return own.findings > 0 ? own : { findings: 1, worst: unverified };
    case 'ok':
    case 'redirect':
    case 'unasked':
      return own;
  }
}

/** What a URL's response means for the report. */
export const statusClasses = ['ok', 'redirect', 'broken', 'silent', 'unasked'] as const;
export type StatusClass = (typeof statusClasses)[number];

/** @param indexing its index in `indexings`. */
export function statusClassOf(status = 0, indexing = 0): StatusClass {
  if (status === 0) return wasAsked(status, indexings[indexing] ?? 'failed') ? 'silent' : 'unasked';
  if (status >= 400) return 'broken';
  return status >= 300 ? 'redirect' : 'ok';
}
