import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Rows } from './rows';

interface Scroller {
  scrollToIndex(row: number, options: { align: 'start' }): void;
}

interface FoldInPlace {
  readonly list: RefObject<HTMLElement>;
  readonly rows: Rows;
  /** The row that sticks to the top while those below it scroll past. */
  readonly sticky: RefObject<number>;
  readonly virtualizer: Scroller;
  readonly onToggle: (id: string) => void;
}

/**
 * Returns whether an element around the list has the focus: its panel takes it, or the page itself, when the
 * focused row is gone.
 */
const isElsewhere = (focused: Element | null, list: HTMLElement | null) =>
  focused !== null && !focused.contains(list) && !list?.contains(focused);

/**
 * Keeps the heading of a group at the top, with the focus, when the group is collapsed from deep within, even
 * if the heading was unmounted for a moment. Otherwise the window would end up somewhere in what follows.
 * @returns the callback that expands and collapses.
 */
export function useFoldInPlace({ list, rows, sticky, virtualizer, onToggle }: FoldInPlace) {
  const folded = useRef<{ readonly id: string; readonly of: Rows; scrolled: boolean }>();
  useLayoutEffect(() => {
    if (!folded.current || folded.current.of === rows) return;
    const { id, scrolled } = folded.current;
    const row = rows.rowOfHeading(id);
    if (row === undefined || isElsewhere(document.activeElement, list.current)) {
      folded.current = undefined;
      return;
    }
    folded.current.scrolled = true;
    if (!scrolled) virtualizer.scrollToIndex(row, { align: 'start' });
    const head = list.current?.querySelector<HTMLElement>(`h3[data-group="${id}"] button`);
    if (!head) return;
    folded.current = undefined;
    head.focus({ preventScroll: true });
  });
  return (id: string) => {
    const isSticky = rows.rowOfHeading(id) === sticky.current;
    folded.current = isSticky ? { id, of: rows, scrolled: false } : undefined;
    onToggle(id);
  };
}
