import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the focus is within an element. A focused child that is removed counts as lost focus on
 * the next render.
 */
export function useFocusWithin(element: RefObject<HTMLElement>): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => element.current?.contains(document.activeElement) ?? false, [element]),
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  // Focus is briefly nowhere while it moves between two parts of the element: only its destination counts.
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
