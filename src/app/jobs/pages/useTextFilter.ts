import { useEffect, useState } from 'react';
import type { PageText } from '../../../domain/sortedReport';
import type { ShardStore } from '../report/ShardStore';

/** Places whose address or title has the text; undefined while they are looked up, which reads the whole table. */
export function useTextFilter(
  pages: ShardStore<PageText>,
  text: string,
): ReadonlySet<number> | 'all' | undefined {
  const [found, setFound] = useState<{ readonly text: string; readonly places: ReadonlySet<number> }>();
  useEffect(() => {
    if (text === '') return;
    let left = false;
    const wanted = text.toLowerCase();
    const look = async () => {
      const places = new Set<number>();
      for (let place = 0; place < pages.total && !left; place++) {
        const page = pages.at(place) ?? (await pages.get(place));
        if (page && `${page.url}\n${page.title ?? ''}`.toLowerCase().includes(wanted)) places.add(place);
      }
      if (!left) setFound({ text, places });
    };
    // A document that does not come is told by the list itself.
    look().catch(() => pages.want([0]));
    return () => {
      left = true;
    };
  }, [pages, text]);
  if (text === '') return 'all';
  return found?.text === text ? found.places : undefined;
}
