import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The focusable element of a row: a finding itself, or the button of a heading. */
const inRow = 'article, h3 button';

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

function rowOf(element: Element | null, list: HTMLElement | null): number | undefined {
  if (!element || !list?.contains(element)) return undefined;
  const row = element.closest('[data-index]')?.getAttribute('data-index');
  return row ? Number(row) : undefined;
}
