import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useKey } from '#app/keys/keys';
import type { Rows } from './rows';

/** The focusable element of a row: the button that opens a finding, or that of a heading. */
const inRow = 'article > :first-child button, h3 button';

/**
 * Keeps the focus in a list when the focused row is removed: the row in its place gets it, or the last row.
 * A row that is only scrolled out of the window is still in the list, so it keeps the focus.
 * @param keyOf identifies a row.
 */
export function useRowFocus(
  list: RefObject<HTMLElement>,
  length: number,
  keyOf: (row: number) => string | undefined,
): void {
  const had = useRef<{ readonly row: number; readonly key: string | undefined }>();
  const latestKey = useRef(keyOf);
  // Before React changes the document: which row has the focus, and its key at the last render.
  const row = rowOf(document.activeElement, list.current);
  had.current = row === undefined ? undefined : { row, key: latestKey.current(row) };
  useLayoutEffect(() => {
    latestKey.current = keyOf;
    if (!had.current || document.activeElement !== document.body) return;
    const { row: before, key } = had.current;
    if (before < length && keyOf(before) === key) return;
    const place = Math.min(before, length - 1);
    list.current
      ?.querySelector<HTMLElement>(`[data-index="${place}"] :is(${inRow})`)
      ?.focus({ preventScroll: true });
  });
}

/** Returns the row of the list that contains an element. */
export function rowOf(element: Element | null, list: HTMLElement | null): number | undefined {
  if (!element || !list?.contains(element)) return undefined;
  const row = element.closest('[data-index]')?.getAttribute('data-index');
  return row ? Number(row) : undefined;
}

interface PlacedRow {
  readonly index: number;
  readonly key: string | number | bigint;
  /** Pixels below the top of the page. */
  readonly start: number;
}

interface FocusAnchor {
  readonly list: RefObject<HTMLElement>;
  /** The currently rendered rows. */
  readonly rows: readonly PlacedRow[];
  /** Pixels from the top of the page to the list. */
  readonly offset: number;
  /** How far the virtualizer itself has scrolled for changed heights; reset here. */
  readonly scrolled: { current: number };
  /** The index of the row that sticks to the top of the window; -1 for none. */
  readonly sticky: { readonly current: number };
}

/**
 * Keeps a focused row in place on the screen when rows above it load and grow. The browser scrolls to an
 * element only when it gets the focus, and its scroll anchoring ignores rows that are moved with a
 * transform.
 */
export function useFocusAnchor({ list, rows, offset, scrolled, sticky }: FocusAnchor): void {
  const before = useRef<ReadonlyMap<PlacedRow['key'], number>>(new Map());
  // Runs before the paint, so that nothing visibly jumps.
  useLayoutEffect(() => {
    const movedBy = ({ key, start }: PlacedRow) =>
      start - offset - (before.current.get(key) ?? start - offset);
    const moves = rows.some((row) => Math.abs(movedBy(row)) >= 1);
    const focused = focusedRow(list.current, rows);
    // A row that wasn't drawn before, or sticks to the top, has no earlier place to return to.
    const isAnchor = focused && before.current.has(focused.key) && focused.index !== sticky.current;
    const by = isAnchor ? movedBy(focused) - scrolled.current : 0;
    // Moves of less than a pixel add up until they are undone together.
    const placeOf = ({ key, start }: PlacedRow) =>
      (moves ? undefined : before.current.get(key)) ?? start - offset;
    before.current = new Map(rows.map((row) => [row.key, placeOf(row)]));
    // Heights measured in this commit move the rows in the next one.
    if (!moves) return;
    scrolled.current = 0;
    if (Math.abs(by) >= 1 && wasInWindow(document.activeElement, by))
      window.scrollBy({ top: by, behavior: 'instant' });
  });
}

function focusedRow(list: HTMLElement | null, rows: readonly PlacedRow[]): PlacedRow | undefined {
  const focused = document.activeElement;
  if (!focused || !list?.contains(focused)) return undefined;
  const index = focused.closest('[data-index]')?.getAttribute('data-index');
  return rows.find((row) => String(row.index) === index);
}

/** Returns whether the element was visible before the move; otherwise there is nothing to keep in place. */
function wasInWindow(element: Element | null, moved: number): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom - moved > 0 && top - moved < window.innerHeight;
}

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
