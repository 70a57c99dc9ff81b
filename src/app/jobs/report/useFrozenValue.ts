import { useCallback, useState } from 'react';

/** Follows a value, but stands still while `hold` is true until it is released; what is not worth keeping never stays. */
export function useFrozenValue<T>(
  value: T,
  hold: boolean,
  isWorthKeeping: (shown: T) => boolean,
): { readonly shown: T; readonly release: () => void } {
  const [shown, setShown] = useState(value);
  const release = useCallback(() => setShown(value), [value]);
  if (hold && isWorthKeeping(shown)) return { shown, release };
  // While nobody reads, what is shown is what there is; the last of it stays when somebody begins to.
  if (shown !== value) setShown(value);
  return { shown: value, release };
}
