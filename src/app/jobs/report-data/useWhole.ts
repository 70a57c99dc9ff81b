import { useCallback, useEffect, useState } from 'react';
import type { ShardStore } from './ShardStore';
import { type SearchState, searchShards } from './searchShards';

export interface Whole<Row> {
  /** undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly looked: SearchState;
  readonly failure: unknown;
  readonly retry: () => void;
}

interface Reading<Row> {
  readonly store: ShardStore<Row>;
  readonly rows?: readonly Row[];
  readonly looked?: SearchState;
  readonly failure?: unknown;
}

/** Returns all rows of a list, which are read when first wanted and then kept. */
export function useWhole<Row>(store: ShardStore<Row>, wanted: boolean): Whole<Row> {
  const [reading, setReading] = useState<Reading<Row>>();
  const [attempt, setAttempt] = useState(0);
  const { rows, looked, failure }: Partial<Reading<Row>> = reading?.store === store ? reading : {};
  const missing = rows === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    if (!wanted || !missing) return;
    const leaving = new AbortController();
    const update = (now: Omit<Reading<Row>, 'store'>) => {
      if (!leaving.signal.aborted) setReading({ store, ...now });
    };
    update({});
    searchShards(store, (looked) => update({ looked }), leaving.signal).then(
      (rows) => update({ rows }),
      (failure: unknown) => update({ failure }),
    );
    return () => leaving.abort();
  }, [store, wanted, missing, attempt]);
  return {
    rows,
    looked: looked ?? { parts: 0, of: store.parts },
    failure: wanted ? failure : undefined,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
