import { type RefObject, useCallback, useState, useSyncExternalStore } from 'react';

/**
 * Follows a value, but freezes it while `hold` is true until it is released. Values not worth keeping are
 * never frozen.
 */
export function useFrozenValue<T>(
  value: T,
  hold: boolean,
  isWorthKeeping: (shown: T) => boolean,
): { readonly shown: T; readonly release: () => void } {
  const [shown, setShown] = useState(value);
  const release = useCallback(() => setShown(value), [value]);
  if (hold && isWorthKeeping(shown)) return { shown, release };
  // Follow the current value while not frozen, so that the last one is frozen.
  if (shown !== value) setShown(value);
  return { shown: value, release };
}

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
