import { useEffect, useRef, useState } from 'react';

type Once<T> =
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Runs something that must happen only once, such as using a one-time code, even when React runs an effect
 * twice.
 */
export function useOnce<T>(act: () => Promise<T>): Once<T> {
  const [state, setState] = useState<Once<T>>({ status: 'busy' });
  const first = useRef(act);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    first.current().then(
      (value) => setState({ status: 'done', value }),
      (error: unknown) => setState({ status: 'failed', error }),
    );
  }, []);
  return state;
}
