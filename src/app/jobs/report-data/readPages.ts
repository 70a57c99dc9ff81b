import type { ExportedPage } from '#domain/export';
import { indexings } from '#domain/indexing';
import { pageTypes } from '#domain/sortedReport';
import { readAll } from './readAll';
import type { ReportLists } from './useSortedReport';

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
