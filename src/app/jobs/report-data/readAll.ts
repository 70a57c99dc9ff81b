import type { ShardStore } from './ShardStore';
import { type Looked, searchShards } from './searchShards';

/**
 * Reads the rows of a list from its beginning, several documents at a time.
 * @param tell receives the share that is loaded, 0 to 1.
 * @param most the maximum number of rows.
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
