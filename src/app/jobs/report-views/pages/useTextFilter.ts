import { useMemo } from 'react';
import type { ShardStore } from '#app/jobs/report-data/ShardStore';
import { useWhole, type Whole } from '#app/jobs/report-data/searchShards';
import type { PageText } from '#domain/sortedReport';
import { readable } from '#ui/format';
import { comparable } from '../findings/findingFilter';

export interface TextFilter extends Omit<Whole<PageText>, 'rows'> {
  /**
   * The pages whose URL or title contains the text; undefined during the search, which reads the whole
   * table.
   */
  readonly places: ReadonlySet<number> | 'all' | undefined;
}

export function useTextFilter(pages: ShardStore<PageText>, text: string): TextFilter {
  const { rows, ...reading } = useWhole(pages, text !== '');
  // Decoding 100,000 URLs takes longer than a keystroke, so it is done once.
  const words = useMemo(() => rows?.map((row) => comparable(wordsOf(row))), [rows]);
  const places = useMemo(() => (text === '' ? 'all' : words && placesOf(words, text)), [words, text]);
  return { ...reading, places };
}

function placesOf(words: readonly string[], text: string): ReadonlySet<number> {
  const wanted = comparable(text);
  const places = new Set<number>();
  words.forEach((some, place) => {
    if (some.includes(wanted)) places.add(place);
  });
  return places;
}

/** Returns the URL as displayed and as sent: either may have been copied from somewhere. */
function wordsOf({ url, title }: PageText): string {
  const shown = readable(url);
  return `${url}\n${shown === url ? '' : shown}\n${title ?? ''}`;
}
