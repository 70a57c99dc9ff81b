import type { ShardStore } from './ShardStore';

/**
 * The rows of a list from its beginning, document by document.
 * @param tell is told how much of it is there, 0 to 1.
 * @param most stops after so many rows.
 */
export async function readAll<Row>(
  store: ShardStore<Row>,
  tell: (share: number) => void,
  most = store.total,
): Promise<Row[]> {
  const rows: Row[] = [];
  const end = Math.min(store.total, most);
  for (let position = 0; position < end; position++) {
    // What is there already needs no turn of its own.
    const row = store.at(position) ?? (await store.get(position));
    if (row !== undefined) rows.push(row);
    if (position % 500 === 0) tell(position / end);
  }
  tell(1);
  return rows;
}
