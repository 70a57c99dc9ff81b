import { useEffect, useReducer } from 'react';
import type { DocumentPath } from '#domain/collections';
import type { DataService, Query, Unsubscribe } from '#services/backend';
import { useBackend } from './BackendContext';

/** A live value. An error keeps the last value, because Firestore may recover by itself. */
export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T; readonly error?: unknown }
  | { readonly status: 'error'; readonly error: unknown };

export type Change<T> =
  | { readonly kind: 'restart' }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'error'; readonly error: unknown };

export function reduceLive<T>(state: Live<T>, change: Change<T>): Live<T> {
  switch (change.kind) {
    case 'restart':
      return { status: 'loading' };
    case 'value':
      return { status: 'ready', value: change.value };
    case 'error':
      return state.status === 'ready' ? { ...state, error: change.error } : { status: 'error', ...change };
  }
}

type Subscribe<T> = (
  data: DataService,
  next: (value: T) => void,
  fail: (error: unknown) => void,
) => Unsubscribe;

/**
 * Keeps one listener for as long as the component is mounted and `key` stays the same.
 * @param key identifies what is listened to; undefined listens to nothing.
 */
function useLive<T>(key: string | undefined, subscribe: Subscribe<T>): Live<T> {
  const { data } = useBackend();
  const [{ of, live }, dispatch] = useReducer<
    (state: Keyed<T>, change: Change<T> & { readonly of: string }) => Keyed<T>
  >(reduceKeyed, { of: undefined, live: loading });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `subscribe` closes over.
  useEffect(() => {
    if (key === undefined) return;
    dispatch({ kind: 'restart', of: key });
    return subscribe(
      data,
      (value) => dispatch({ kind: 'value', value, of: key }),
      (error) => dispatch({ kind: 'error', error, of: key }),
    );
  }, [key, data]);
  // A value of the previous key is never shown for this one.
  return key !== undefined && of === key ? live : loading;
}

const loading = { status: 'loading' } as const;

interface Keyed<T> {
  readonly of: string | undefined;
  readonly live: Live<T>;
}

function reduceKeyed<T>(state: Keyed<T>, change: Change<T> & { readonly of: string }): Keyed<T> {
  return { of: change.of, live: reduceLive(state.live, change) };
}

/** Subscribes to the document at `path`; null when there is none. */
export function useDocument<T>(path: DocumentPath<T> | undefined): Live<T | null> {
  return useLive<T | null>(path, (data, next, fail) =>
    path ? data.watchDocument(path, next, fail) : () => undefined,
  );
}

/** @param attempt another number subscribes again, after a failure. */
export function useQuery<T>(query: Query<T> | undefined, attempt = 0): Live<readonly T[]> {
  return useLive<readonly T[]>(query && `${attempt} ${JSON.stringify(query)}`, (data, next, fail) =>
    query ? data.watchQuery(query, next, fail) : () => undefined,
  );
}
