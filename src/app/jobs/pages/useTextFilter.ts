import { useMemo } from 'react';
import type { PageText } from '../../../domain/sortedReport';
import type { ShardStore } from '../report/ShardStore';
import { useWhole, type Whole } from '../report/useWhole';

export interface TextFilter extends Omit<Whole<PageText>, 'rows'> {
  /** Those whose address or title has the text; undefined while they are looked up, which reads the whole table. */
  readonly places: ReadonlySet<number> | 'all' | undefined;
}

export function useTextFilter(pages: ShardStore<PageText>, text: string): TextFilter {
  const { rows, ...reading } = useWhole(pages, text !== '');
  const places = useMemo(() => (text === '' ? 'all' : rows && placesOf(rows, text)), [rows, text]);
  return { ...reading, places };
}

function placesOf(rows: readonly PageText[], text: string): ReadonlySet<number> {
  const wanted = text.toLowerCase();
  const places = new Set<number>();
  rows.forEach(({ url, title }, place) => {
    if (`${url}\n${title ?? ''}`.toLowerCase().includes(wanted)) places.add(place);
  });
  return places;
}
