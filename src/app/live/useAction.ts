import { useCallback, useRef, useState } from 'react';

export type ActionState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly error: unknown };

/** Runs a user's action, one at a time, and keeps its failure for the screen to show. */
export function useAction<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
): { readonly state: ActionState; readonly run: (...args: Args) => void; readonly reset: () => void } {
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const busy = useRef(false);
  const latest = useRef(act);
  latest.current = act;
  const run = useCallback((...args: Args) => {
    if (busy.current) return;
    busy.current = true;
    setState({ status: 'busy' });
    latest
      .current(...args)
      .then(
        () => setState({ status: 'idle' }),
        (error: unknown) => setState({ status: 'failed', error }),
      )
      .finally(() => {
        busy.current = false;
      });
  }, []);
  return { state, run, reset: useCallback(() => setState({ status: 'idle' }), []) };
}
