import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus within a group whose members come and go by themselves: when the one that has it goes, the group gets
 * it, and who works by keyboard goes on from there.
 * @param group an element with a tabindex.
 */
export function useKeptFocus(group: RefObject<HTMLElement>): void {
  const had = useRef(false);
  // Before React changes the document: whether it is somewhere within.
  had.current = group.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body)
      group.current?.focus({ preventScroll: true });
  });
}
