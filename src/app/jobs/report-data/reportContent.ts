import type { ExportedPage } from '#domain/export';
import type { Finding } from '#domain/finding';
import { indexings } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { pageTypes } from '#domain/sortedReport';
import type { ShardStore } from './ShardStore';
import { type SearchState, searchShards } from './searchShards';
import type { ReportLists } from './useSortedReport';

/** A whole report, for what leaves the screen: a file, or paper. */
export interface ReportContent {
  readonly total: { readonly findings: number; readonly pages: number };
  /** @param tell receives the share that is loaded, 0 to 1. */
  findings(tell: (share: number) => void, most?: number): Promise<readonly Finding[]>;
  /** @param tell receives the share that is loaded, 0 to 1. */
  pages(tell: (share: number) => void, most?: number): Promise<readonly PageRecord[]>;
}

/** Returns a report whose lists are read on first use. */
export function contentOf(lists: ReportLists): ReportContent {
  return {
    total: { findings: lists.findings.total, pages: lists.pages.total },
    findings: (tell, most) => readAll(lists.findings, tell, most),
    pages: (tell, most) => readPages(lists, tell, most),
  };
}

/**
 * Reads the URLs of a report with their figures, from the beginning.
 * @param tell receives the share that is loaded, 0 to 1.
 * @param most the maximum number of URLs.
 */
export async function readPages(
  { pages, columns, index }: ReportLists,
  tell: (share: number) => void,
  most = pages.total,
): Promise<ExportedPage[]> {
  const documents = Math.max(1, pages.parts + columns.parts);
  const texts = await readAll(pages, (share) => tell((share * pages.parts) / documents), most);
  const numbers = await readAll(columns, (share) => tell((pages.parts + share * columns.parts) / documents));
  return texts.map(({ url, title, redirectedTo, error }, place) => {
    const n = index.pages.columns.findLastIndex((start) => start <= place);
    const at = place - (index.pages.columns[n] ?? 0);
    const of = numbers[n];
    return {
      url,
      title,
      redirectedTo,
      error,
      status: of?.status[at] ?? 0,
      contentType: null,
      type: pageTypes[of?.type[at] ?? -1] ?? 'none',
      inLinks: of?.inLinks[at] ?? 0,
      depth: of?.depth[at] ?? 0,
      bytes: of?.bytes[at] ?? 0,
      durationMs: of?.durationMs[at] ?? 0,
      indexing: indexings[of?.indexing[at] ?? -1] ?? 'failed',
    };
  });
}

/**
 * Reads the rows of a list from its beginning, several documents at a time.
 * @param tell receives the share that is loaded, 0 to 1.
 * @param most the maximum number of rows.
 */
export async function readAll<Row>(
  store: ShardStore<Row>,
  tell: (share: number) => void,
  most = store.total,
): Promise<readonly Row[]> {
  const end = Math.min(store.total, most);
  const documents = end > 0 ? store.partOf(end - 1) + 1 : 0;
  const share = ({ parts, of }: SearchState) => tell(parts / of);
  const rows = await searchShards(store, share, nobodyLeaves, documents);
  tell(1);
  return rows.slice(0, end);
}

const nobodyLeaves = new AbortController().signal;
