import { useCallback, useEffect, useReducer, useState } from 'react';
import type { Live } from './useLive';

/** A value that was read once. An error keeps the last value of the same key. */
export type Read<T> = Live<T> & {
  /** Also while an earlier value is shown. */
  readonly isReading: boolean;
  /** Grows with every retry. */
  readonly round: number;
  readonly retry: () => void;
};

interface State<T> {
  readonly of: unknown;
  readonly round: number;
  readonly isReading: boolean;
  readonly live: Live<T>;
}

type Change<T> =
  | { readonly kind: 'start'; readonly of: unknown; readonly round: number }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'error'; readonly error: unknown };

const loading = { status: 'loading' } as const;

function reduce<T>(state: State<T>, change: Change<T>): State<T> {
  const { live } = state;
  switch (change.kind) {
    case 'start': {
      const keeps = state.of === change.of && live.status === 'ready';
      const { of, round } = change;
      return { of, round, isReading: true, live: keeps ? { status: 'ready', value: live.value } : loading };
    }
    case 'value':
      return { ...state, isReading: false, live: { status: 'ready', value: change.value } };
    case 'error': {
      const { error } = change;
      const failed: Live<T> = live.status === 'ready' ? { ...live, error } : { status: 'error', error };
      return { ...state, isReading: false, live: failed };
    }
  }
}

/**
 * Reads a value once for each key. After a failure, reads again on request and when the browser is online again.
 * @param key identifies what is read; undefined reads nothing.
 * @param read gets a signal that aborts when its result is no longer needed.
 * @param again other items read again and keep the value until then.
 */
export function useRead<T>(
  key: unknown,
  read: (signal: AbortSignal) => Promise<T>,
  again: readonly unknown[] = [],
): Read<T> {
  const [state, dispatch] = useReducer<(state: State<T>, change: Change<T>) => State<T>>(reduce, {
    of: undefined,
    round: 0,
    isReading: false,
    live: loading,
  });
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `read` closes over.
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const report = (change: Change<T>) => {
      if (!leaving.signal.aborted) dispatch(change);
    };
    dispatch({ kind: 'start', of: key, round });
    read(leaving.signal).then(
      (value) => report({ kind: 'value', value }),
      (error: unknown) => report({ kind: 'error', error }),
    );
    return () => leaving.abort();
  }, [key, round, ...again]);
  // A value of the previous key is never shown for this one.
  const live = key !== undefined && state.of === key ? state.live : loading;
  const hasFailed = live.status !== 'loading' && live.error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);
  const isCurrent = state.of === key && state.round === round;
  return { ...live, isReading: key !== undefined && !(isCurrent && !state.isReading), round, retry };
}
