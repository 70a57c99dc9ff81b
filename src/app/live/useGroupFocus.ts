import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus within a group whose members come and go: when the focused one is removed, the group gets
 * the focus, and keyboard users continue from there.
 * @param group an element with a tabindex.
 */
export function useGroupFocus(group: RefObject<HTMLElement>): void {
  const had = useRef(false);
  // Before React changes the document: whether the focus is within.
  had.current = group.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body)
      group.current?.focus({ preventScroll: true });
  });
}
