import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useKey } from '#app/keys/keys';
import type { Rows } from './rows';
import { inRow, rowOf } from './useRowFocus';

interface Scroller {
  scrollToIndex(row: number, options: { align: 'center' }): void;
}

interface RowKeys {
  readonly list: RefObject<HTMLElement>;
  readonly rows: Rows;
  readonly virtualizer: Scroller;
  /** The row of the opened finding: without a focused row, moving starts from there. */
  readonly openedRow: number | undefined;
  /** Called with each row that the user moves to. */
  readonly onRow: (row: number) => void;
}

/** Moves through the rows with j and k. The focus moves along, so that Enter opens and Tab continues from there. */
export function useRowKeys({ list, rows, virtualizer, openedRow, onRow }: RowKeys): void {
  const wanted = useRef<number>();
  useLayoutEffect(() => {
    if (wanted.current !== undefined && focusRow(list.current, wanted.current)) wanted.current = undefined;
  });
  const move = (step: 1 | -1) => {
    const from = rowOf(document.activeElement, list.current) ?? openedRow;
    const to = from === undefined ? firstVisible(list.current) : nextOf(rows, from, step);
    if (to === undefined) return;
    if (!focusRow(list.current, to)) {
      wanted.current = to;
      virtualizer.scrollToIndex(to, { align: 'center' });
    }
    onRow(to);
  };
  const some = rows.length > 0;
  useKey('j', 'Next finding', some ? () => move(1) : undefined);
  useKey('k', 'Previous finding', some ? () => move(-1) : undefined);
}

/** Returns the next row that can have the focus. */
function nextOf(rows: Rows, from: number, step: 1 | -1): number | undefined {
  const to = from + step;
  const next = rows.at(to)?.kind === 'earlier' ? to + step : to;
  return next >= 0 && next < rows.length ? next : undefined;
}

function focusRow(list: HTMLElement | null, row: number): boolean {
  const element = list?.querySelector<HTMLElement>(`[data-index="${row}"] :is(${inRow})`);
  if (!element) return false;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Returns the first row that is not above the window. */
function firstVisible(list: HTMLElement | null): number | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const first = rows.find((row) => row.getBoundingClientRect().top >= 0) ?? rows[0];
  return first && Number(first.getAttribute('data-index'));
}
