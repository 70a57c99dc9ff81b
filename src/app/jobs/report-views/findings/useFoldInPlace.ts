import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Rows } from './rows';

interface Scroller {
  scrollToIndex(row: number, options: { align: 'start' }): void;
}

interface FoldInPlace {
  readonly list: RefObject<HTMLElement>;
  readonly rows: Rows;
  /** The row that stays at the top while those below it pass. */
  readonly sticky: RefObject<number>;
  readonly virtualizer: Scroller;
  readonly onToggle: (rule: string) => void;
}

/** What is around the list has the focus when what had it is gone: its panel keeps it, or the page itself. */
const isElsewhere = (focused: Element | null, list: HTMLElement | null) =>
  focused !== null && !focused.contains(list) && !list?.contains(focused);

/**
 * A rule that is folded from deep within leaves the window somewhere in what came after it. Its heading is where the
 * reader was: it stays at the top, and keeps the focus, also when it was not drawn for a moment.
 * @returns what folds and unfolds.
 */
export function useFoldInPlace({ list, rows, sticky, virtualizer, onToggle }: FoldInPlace) {
  const folded = useRef<{ readonly rule: string; readonly of: Rows; scrolled: boolean }>();
  useLayoutEffect(() => {
    if (!folded.current || folded.current.of === rows) return;
    const { rule, scrolled } = folded.current;
    const row = rows.rowOfRule(rule);
    if (row === undefined || isElsewhere(document.activeElement, list.current)) {
      folded.current = undefined;
      return;
    }
    folded.current.scrolled = true;
    if (!scrolled) virtualizer.scrollToIndex(row, { align: 'start' });
    const head = list.current?.querySelector<HTMLElement>(`h3[data-rule="${rule}"] button`);
    if (!head) return;
    folded.current = undefined;
    head.focus({ preventScroll: true });
  });
  return (rule: string) => {
    const isSticky = rows.rowOfRule(rule) === sticky.current;
    folded.current = isSticky ? { rule, of: rows, scrolled: false } : undefined;
    onToggle(rule);
  };
}
