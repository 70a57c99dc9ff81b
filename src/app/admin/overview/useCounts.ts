import { useEffect, useReducer, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { type Change, type Live, reduceLive } from '#app/live/useLive';
import type { CollectionPath } from '#domain/collections';
import type { Filter } from '#services/backend';

export interface Counted {
  readonly name: string;
  readonly from: CollectionPath<unknown>;
  readonly where?: readonly Filter[];
}

type Counts = Live<readonly number[]>;

/** Limits the cost of counting, however much changes. */
const everyMs = 5_000;

/**
 * Counts on the server, in the given order: a read per thousand documents instead of one each.
 * @param mark changes when the counts may have changed, which counts again.
 */
export function useCounts(
  wanted: readonly Counted[],
  mark: string | undefined,
): { readonly counts: Counts; readonly retry: () => void } {
  const { data } = useBackend();
  const [counts, dispatch] = useReducer<(state: Counts, change: Change<readonly number[]>) => Counts>(
    reduceLive,
    { status: 'loading' },
  );
  const [attempt, setAttempt] = useState(0);
  const changes = useChanges(mark, everyMs);
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what is wanted, the others count again.
  useEffect(() => {
    let current = true;
    const all = wanted.map(({ from, where }) => data.count({ from, ...(where && { where }) }));
    Promise.all(all).then(
      (value) => current && dispatch({ kind: 'value', value }),
      (error: unknown) => current && dispatch({ kind: 'error', error }),
    );
    return () => {
      current = false;
    };
  }, [key, data, attempt, changes]);
  const retry = () => {
    if (counts.status === 'error') dispatch({ kind: 'restart' });
    setAttempt((before) => before + 1);
  };
  return { counts, retry };
}

/**
 * Counts the changes since the value was first known, at most one per `everyMs`.
 * @param mark differs for each state; undefined while it is not known.
 */
function useChanges(mark: string | undefined, everyMs: number): number {
  const [counted, setCounted] = useState({ mark, changes: 0 });
  const countedAt = useRef(0);
  useEffect(() => {
    if (mark === undefined || mark === counted.mark) return;
    if (counted.mark === undefined) {
      setCounted({ mark, changes: 0 });
      return;
    }
    const count = () => {
      countedAt.current = Date.now();
      setCounted({ mark, changes: counted.changes + 1 });
    };
    const timer = setTimeout(count, Math.max(0, countedAt.current + everyMs - Date.now()));
    return () => clearTimeout(timer);
  }, [mark, counted, everyMs]);
  return counted.changes;
}
