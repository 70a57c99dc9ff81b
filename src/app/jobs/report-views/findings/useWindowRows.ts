import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useFocusAnchor } from './useRowFocus';

interface WindowRows {
  readonly count: number;
  readonly estimate: (row: number) => number;
  readonly keyOf: (row: number) => string | number;
  /** Returns the row that sticks to the top while those below it scroll past. */
  readonly stickyOf?: ((firstRow: number) => number) | undefined;
  /** Height of what sticks above a row that is scrolled to the top, px. */
  readonly above?: number;
}

/** Virtualizes a long list in the scrolling window: renders only the visible rows. */
export function useWindowRows({ count, estimate, keyOf, stickyOf, above = 0 }: WindowRows) {
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useOffset(list);
  const sticky = useRef(-1);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      sticky.current = stickyOf ? stickyOf(range.startIndex) : -1;
      return sticky.current < 0 || rows.includes(sticky.current) ? rows : [sticky.current, ...rows];
    },
    [stickyOf],
  );
  const scrolled = useRef(0);
  const scrollToFn = useCallback<VirtualizerOptions<Window, Element>['scrollToFn']>(
    (offset, by, instance) => {
      scrolled.current += by.adjustments ?? 0;
      windowScroll(offset, by, instance);
    },
    [],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: estimate,
    getItemKey: keyOf,
    overscan: 8,
    scrollMargin,
    scrollPaddingStart: above,
    rangeExtractor,
    scrollToFn,
  });
  useFocusAnchor({ list, rows: virtualizer.getVirtualItems(), offset: scrollMargin, scrolled, sticky });
  return { list, virtualizer, scrollMargin, sticky };
}

/** Returns the distance from the top of the page to an element, kept current when content above it grows. */
function useOffset(element: RefObject<HTMLElement>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current)
        setOffset(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}
