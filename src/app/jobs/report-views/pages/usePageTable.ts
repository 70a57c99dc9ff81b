import { useEffect, useMemo } from 'react';
import type { ReportLists } from '#app/jobs/report-data/useSortedReport';
import { useShards } from '#app/jobs/report-data/useSortedReport';
import type { PageColumns } from '#domain/sortedReport';
import { PageTable } from './PageTable';

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
