import type { ShardStore } from './ShardStore';

/** Every row of a list, document by document. @param tell is told how much of it is there, 0 to 1. */
export async function readAll<Row>(store: ShardStore<Row>, tell: (share: number) => void): Promise<Row[]> {
  const rows: Row[] = [];
  for (let position = 0; position < store.total; position++) {
    // What is there already needs no turn of its own.
    const row = store.at(position) ?? (await store.get(position));
    if (row !== undefined) rows.push(row);
    if (position % 500 === 0) tell(position / store.total);
  }
  tell(1);
  return rows;
}
