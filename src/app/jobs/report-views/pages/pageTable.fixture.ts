import { indexings } from '#domain/indexing';
import { pageTypes } from '#domain/sortedReport';
import { type PageFacts, PageTable } from './PageTable';

/** Returns a table of default pages with the given overrides, for tests. */
export function tableOf(pages: readonly Partial<PageFacts>[]): PageTable {
  const folders = [...new Set(pages.map(({ folder = '/' }) => folder))];
  const column = (of: (page: Partial<PageFacts>) => number) => pages.map(of);
  return new PageTable([
    {
      status: column(({ status = 200 }) => status),
      type: column(({ type = 'html' }) => pageTypes.indexOf(type)),
      bytes: column(({ bytes = 1_000 }) => bytes),
      durationMs: column(({ durationMs = 10 }) => durationMs),
      depth: column(({ depth = 0 }) => depth),
      inLinks: column(({ inLinks = 0 }) => inLinks),
      findings: column(({ findings = 0 }) => findings),
      worst: column(({ worst = -1 }) => worst),
      indexing: column(({ indexing = 'indexable' }) => indexings.indexOf(indexing)),
      folder: column(({ folder = '/' }) => folders.indexOf(folder)),
      folders,
    },
  ]);
}
