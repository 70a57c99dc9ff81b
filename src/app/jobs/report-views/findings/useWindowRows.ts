import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
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
  /** Height of what the list itself has above a row that is scrolled to the top, px. */
  readonly headsHeight?: number;
}

/** Virtualizes a long list in the scrolling window: renders only the visible rows. */
export function useWindowRows({ count, estimate, keyOf, stickyOf, headsHeight = 0 }: WindowRows) {
  const list = useRef<HTMLDivElement>(null);
  const scrollMargin = useOffset(list);
  const above = useScrollMargin(list) + headsHeight;
  const instance = useRef<Virtualizer<Window, Element>>();
  const sticky = useRef(-1);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      const offset = (instance.current?.scrollOffset ?? 0) + above;
      const first = above > 0 ? instance.current?.getVirtualItemForOffset(offset)?.index : undefined;
      sticky.current = stickyOf ? stickyOf(first ?? range.startIndex) : -1;
      return sticky.current < 0 || rows.includes(sticky.current) ? rows : [sticky.current, ...rows];
    },
    [stickyOf, above],
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
  instance.current = virtualizer;
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

/** Returns the height of what sticks above a row that is scrolled to the top, px: the list's scroll margin. */
function useScrollMargin(element: RefObject<HTMLElement>): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    if (element.current) setMargin(Number.parseFloat(getComputedStyle(element.current).scrollMarginTop) || 0);
  }, [element]);
  return margin;
}
