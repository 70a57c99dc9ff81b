import { useCallback, useEffect, useRef } from 'react';

interface Scroller {
  scrollToIndex(row: number, options: { align: 'center' | 'start' }): void;
}

/** The arrivals already handled. Its owner outlives the list, which unmounts with its tab. */
export type Arrivals = Set<string>;

/**
 * Scrolls to the row that the URL selects, once: afterward, the row may move, be collapsed and return
 * without scrolling.
 * @param asked different for each navigation; undefined where the URL selects nothing.
 * @param row its index; undefined while that is not known.
 * @returns a function that focuses the selected element, once.
 */
export function useArrival(
  asked: string | undefined,
  row: number | undefined,
  virtualizer: Scroller,
  arrivals?: Arrivals,
): (element: HTMLElement) => void {
  const scroller = useRef(virtualizer);
  scroller.current = virtualizer;
  const own = useRef<Arrivals>(new Set());
  const past = arrivals ?? own.current;
  useEffect(() => {
    if (asked === undefined || past.has(asked) || typeof row !== 'number') return;
    past.add(asked);
    scroller.current.scrollToIndex(row, { align: 'center' });
  }, [asked, row, past]);
  return useCallback(
    (element) => {
      if (asked === undefined || past.has(`focus ${asked}`)) return;
      past.add(`focus ${asked}`);
      element.focus({ preventScroll: true });
    },
    [asked, past],
  );
}
