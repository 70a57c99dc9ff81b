import { useState } from 'react';
import type { Cursor, Query } from '#services/backend';
import { useBackend } from './BackendContext';
import { type ActionState, useAction } from './useAction';
import { useQuery } from './useLive';

export interface Pages<Row> {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: unknown;
  readonly rows: readonly Row[];
  /** There may be more. */
  readonly more: boolean;
  readonly older: { readonly state: ActionState; readonly run: () => void };
}

interface Behind<Row> {
  readonly of: string;
  readonly rows: readonly Row[];
  readonly ended: boolean;
}

/**
 * Shows a long list: listens to its first page and reads further ones on request, each from the end of the
 * last one, so that a list costs only what it shows.
 * @param cursorOf returns the sort value and the document's ID (empty where it is not known).
 */
export function usePages<Row>(
  query: Query<Row> & { readonly limit: number },
  cursorOf: (row: Row) => readonly [value: string | Date, id: string],
): Pages<Row> {
  const { data } = useBackend();
  const of = JSON.stringify(query);
  const live = useQuery(query);
  const [kept, setKept] = useState<Behind<Row>>({ of, rows: [], ended: false });
  const behind = kept.of === of ? kept : { of, rows: [], ended: false };
  const first = live.status === 'ready' ? live.value : [];
  const rows = joinPages(first, behind.rows, query, cursorOf);
  const older = useAction(async () => {
    const last = rows.at(-1);
    if (!last) return;
    const [value, id] = cursorOf(last);
    const after: Cursor = id === '' ? value : [value, id];
    const found = await data.readQuery({ ...query, after });
    setKept({ of, rows: [...rows, ...found], ended: found.length < query.limit });
  });
  return {
    status: live.status,
    error: live.status === 'loading' ? undefined : live.error,
    rows,
    more: behind.rows.length > 0 ? !behind.ended : first.length === query.limit,
    older,
  };
}

/**
 * Joins the live page with the pages read before. An entry read before that should be within the live page
 * but isn't has left the list; one that newer entries pushed past it has not.
 */
export function joinPages<Row>(
  first: readonly Row[],
  before: readonly Row[],
  { orderBy, limit }: Pick<Query, 'orderBy' | 'limit'>,
  cursorOf: (row: Row) => readonly [value: string | Date, id: string],
): readonly Row[] {
  const last = first.at(-1);
  if (!last || first.length < (limit ?? 0)) return first;
  const direction = orderBy[1] === 'asc' ? 1 : -1;
  const [end, endId] = cursorOf(last);
  const rest = before.filter((row) => {
    const [value, id] = cursorOf(row);
    return direction * (compare(value, end) || compare(id, endId)) > 0;
  });
  return [...first, ...rest];
}

function compare<Value extends string | Date>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
