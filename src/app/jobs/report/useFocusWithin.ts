import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Whether the focus is within an element. What is taken away with the focus in it has lost it at the next drawing. */
export function useFocusWithin(element: RefObject<HTMLElement>): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => element.current?.contains(document.activeElement) ?? false, [element]),
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  // On its way from one part of the element to another the focus is nowhere: only where it stays counts.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) changed();
  };
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', leave);
  return () => {
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', leave);
  };
}
