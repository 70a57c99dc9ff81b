import type { ShardStore } from './ShardStore';
import { type Looked, searchShards } from './searchShards';

/**
 * The rows of a list from its beginning, some documents at a time.
 * @param tell is told how much of it is there, 0 to 1.
 * @param most stops after so many rows.
 */
export async function readAll<Row>(
  store: ShardStore<Row>,
  tell: (share: number) => void,
  most = store.total,
): Promise<readonly Row[]> {
  const end = Math.min(store.total, most);
  const documents = end > 0 ? store.partOf(end - 1) + 1 : 0;
  const share = ({ parts, of }: Looked) => tell(parts / of);
  const rows = await searchShards(store, share, nobodyLeaves, documents);
  tell(1);
  return rows.slice(0, end);
}

const nobodyLeaves = new AbortController().signal;
