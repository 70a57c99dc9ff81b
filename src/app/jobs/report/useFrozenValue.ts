import { useCallback, useState } from 'react';

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
