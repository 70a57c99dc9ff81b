import { useState } from 'react';
import { useRead } from '#app/live/useRead';
import type { ShardStore } from './ShardStore';
import { type SearchState, searchShards } from './searchShards';

export interface Whole<Row> {
  /** undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly looked: SearchState;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Returns all rows of a list, which are read when first wanted and then kept. */
export function useWhole<Row>(store: ShardStore<Row>, wanted: boolean): Whole<Row> {
  const [kept, setKept] = useState<{ readonly of: ShardStore<Row>; readonly rows: readonly Row[] }>();
  const [progress, setProgress] = useState<{ readonly of: ShardStore<Row>; readonly looked: SearchState }>();
  const rows = kept?.of === store ? kept.rows : undefined;
  const nothing = { parts: 0, of: store.parts };
  const read = useRead(wanted && !rows ? store : undefined, async (leaving) => {
    const update = (looked: SearchState) => {
      if (!leaving.aborted) setProgress({ of: store, looked });
    };
    update(nothing);
    const found = await searchShards(store, update, leaving);
    if (!leaving.aborted) setKept({ of: store, rows: found });
  });
  return {
    rows,
    looked: progress?.of === store ? progress.looked : nothing,
    failure: read.status === 'error' ? read.error : undefined,
    retry: read.retry,
  };
}
