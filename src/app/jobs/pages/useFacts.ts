import { useEffect, useMemo } from 'react';
import type { ReportLists } from '../report/useSortedReport';
import { useShards } from '../report/useSortedReport';
import { factsOf, type PageFacts } from './pageRow';

/** Every page's numbers, by place; undefined until all columns are there. */
export function useFacts({ columns, pages, index }: ReportLists): readonly PageFacts[] | undefined {
  const version = useShards(columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is wanted again when the version changes.
  useEffect(() => {
    columns.want(index.pages.columns.map((_, n) => n));
  }, [columns, index, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says whether columns have come.
  return useMemo(() => {
    const all: PageFacts[] = [];
    for (let n = 0; n < columns.total; n++) {
      const some = columns.at(n);
      if (!some) return undefined;
      for (let at = 0; at < some.status.length; at++) all.push(factsOf(some, at));
    }
    return all.length === pages.total ? all : undefined;
  }, [columns, pages, version]);
}
