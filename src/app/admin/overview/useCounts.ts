import { useEffect, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { type Read, useRead } from '#app/live/useRead';
import type { CollectionPath } from '#domain/collections';
import type { Filter } from '#services/backend';

export interface Counted {
  readonly name: string;
  readonly from: CollectionPath<unknown>;
  readonly where?: readonly Filter[];
}

/** Limits the cost of counting, however much changes. */
const everyMs = 5_000;

/**
 * Counts on the server, in the given order: a read per thousand documents instead of one each.
 * @param mark changes when the counts may have changed, which counts again.
 */
export function useCounts(wanted: readonly Counted[], mark: string | undefined): Read<readonly number[]> {
  const { data } = useBackend();
  const count = ({ from, where }: Counted) => data.count({ from, ...(where && { where }) });
  const changes = useChanges(mark, everyMs);
  return useRead(JSON.stringify(wanted), () => Promise.all(wanted.map(count)), [changes]);
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
