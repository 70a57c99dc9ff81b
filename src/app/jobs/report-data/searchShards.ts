import { useState } from 'react';
import { useRead } from '#app/live/useRead';
import type { ShardStore } from './ShardStore';

/** How much of a list has been searched, in documents. */
export interface SearchState {
  readonly parts: number;
  readonly of: number;
}

/**
 * Documents read concurrently. Each is up to about 300 KB, and reading a large list one by one takes
 * minutes.
 */
export const partsAtOnce = 6;

/**
 * Resolves with all rows of a list, or of its first documents, in order.
 * @param tell is called after each document.
 * @param leaving aborts the search when the rows are no longer needed.
 * @param of how many documents to read, from the first.
 * @throws the first read error; documents that arrived stay in the list.
 */
export async function searchShards<Row>(
  store: ShardStore<Row>,
  tell: (looked: SearchState) => void,
  leaving: AbortSignal,
  of = store.parts,
): Promise<readonly Row[]> {
  const parts: (readonly Row[])[] = new Array(of).fill([]);
  let next = 0;
  let read = 0;
  const work = async () => {
    while (next < of && !leaving.aborted) {
      const n = next++;
      parts[n] = await store.part(n);
      read += 1;
      tell({ parts: read, of });
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(of, partsAtOnce) }, work));
  } finally {
    next = of;
  }
  return parts.flat();
}

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
