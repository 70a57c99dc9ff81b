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
  readonly onToggle: (rule: string) => void;
}

/**
 * Returns whether an element around the list has the focus: its panel takes it, or the page itself, when the
 * focused row is gone.
 */
const isElsewhere = (focused: Element | null, list: HTMLElement | null) =>
  focused !== null && !focused.contains(list) && !list?.contains(focused);

/**
 * Keeps the heading of a rule at the top, with the focus, when the rule is collapsed from deep within, even
 * if the heading was unmounted for a moment. Otherwise the window would end up somewhere in what follows.
 * @returns the callback that expands and collapses.
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
