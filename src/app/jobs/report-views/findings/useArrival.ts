import { useCallback, useEffect, useRef } from 'react';

interface Scroller {
  scrollToIndex(row: number, options: { align: 'center' | 'start' }): void;
}

/** What addresses have led to so far. Who keeps it outlives the list, which comes and goes with its tab. */
export type Arrivals = Set<string>;

/**
 * Brings the row that the address asks for into the window, once: later it may move, be folded away and come back, and
 * who reads does not.
 * @param asked another text for each press of a link; undefined where the address asks for nothing.
 * @param row where it stands; no number while that is not known.
 * @returns gives the focus to the element that was asked for, once.
 */
export function useArrival(
  asked: string | undefined,
  row: number | '' | undefined,
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
