import { useEffect, useReducer, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { type Change, type Live, reduceLive } from '#app/live/useLive';
import type { Filter } from '#services/backend';
import { useChanges } from './useChanges';

export interface Counted {
  readonly name: string;
  readonly from: string;
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
