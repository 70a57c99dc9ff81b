import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf, isOffline } from './explain';

export type ActionState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly error: unknown };

const idle: ActionState = { status: 'idle' };

/**
 * Runs a user's action, one at a time, and keeps its failure for the screen to show. A failure because the browser is
 * offline disappears when it is online again.
 */
export function useAction<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<void>,
): {
  readonly state: ActionState;
  readonly run: (...args: Args) => void;
  /** Clears a failure. */
  readonly reset: () => void;
} {
  const [state, setState] = useState(idle);
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
        () => setState(idle),
        (error: unknown) =>
          setState({ status: 'failed', error: isOffline(error) ? offlineError(error) : error }),
      )
      .finally(() => {
        busy.current = false;
      });
  }, []);
  const reset = useCallback(() => setState((now) => (now.status === 'failed' ? idle : now)), []);
  const failedOffline = state.status === 'failed' && codeOf(state.error) === 'offline-action';
  useEffect(() => {
    if (!failedOffline) return;
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [failedOffline, reset]);
  return { state, run, reset };
}

const offlineError = (cause: unknown) =>
  Object.assign(new Error('The browser is offline.', { cause }), { code: 'offline-action' });
