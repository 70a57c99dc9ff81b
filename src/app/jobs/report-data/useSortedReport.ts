import { useMemo, useSyncExternalStore } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { paths } from '#domain/collections';
import type { Finding } from '#domain/finding';
import type { PageColumns, PageText, SortedKind, SortedReport } from '#domain/sortedReport';
import type { DataService } from '#services/backend';
import { ShardStore } from './ShardStore';

/** The lists of a finished report. */
export interface ReportLists {
  readonly index: SortedReport;
  readonly findings: ShardStore<Finding>;
  readonly pages: ShardStore<PageText>;
  /** One row per document of columns. */
  readonly columns: ShardStore<PageColumns>;
}

/** Returns the lists of a report. Nothing is read until a row is wanted; loaded rows stay loaded. */
export function listsOf(data: DataService, jobId: string, index: SortedReport): ReportLists {
  const read = async <T>(kind: SortedKind, n: number): Promise<T> => {
    const document = await data.readDocument(paths.sorted(jobId, index.generation, kind, n));
    // The report may be deleted while it is being read.
    if (!document) throw Object.assign(new Error('Part of the report is missing.'), { code: 'not-found' });
    return inflate<T>(document.data);
  };
  const { findings, pages } = index;
  return {
    index,
    findings: new ShardStore<Finding>(findings.total, findings.starts, (n) => read('findings', n)),
    pages: new ShardStore<PageText>(pages.total, pages.starts, (n) => read('pages', n)),
    columns: new ShardStore<PageColumns>(
      pages.columns.length,
      pages.columns.map((_, n) => n),
      async (n) => [await read<PageColumns>('columns', n)],
    ),
  };
}

export function useSortedReport(jobId: string, index: SortedReport): ReportLists {
  const { data } = useBackend();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a generation of a job never changes.
  return useMemo(() => listsOf(data, jobId, index), [data, jobId, index.generation]);
}

/** Rerenders whenever rows arrive. */
export function useShards<Row>(store: ShardStore<Row>): number {
  return useSyncExternalStore(store.subscribe, () => store.version);
}

/** Inflates and parses a document's JSON. @throws when the data is not deflated JSON. */
export async function inflate<T>(data: Uint8Array): Promise<T> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const [json] = await Promise.all([
    new Response(readable).text(),
    writer.write(new Uint8Array(data)),
    writer.close(),
  ]);
  return JSON.parse(json);
}
