import type { ShardStore } from './ShardStore';

/** How far a list has been looked through, in documents. */
export interface Looked {
  readonly parts: number;
  readonly of: number;
}

/** Documents read at once: each is at most some 300 KB, and one after the other a large list takes minutes. */
export const partsAtOnce = 6;

/**
 * All rows of a list, or of its first documents, in their order.
 * @param tell is told after each document.
 * @param leaving ends it early: nobody waits for the rows any more.
 * @param of how many of its documents, from the first.
 * @throws why a document could not be read, the first of them; those that came stay in the list.
 */
export async function searchShards<Row>(
  store: ShardStore<Row>,
  tell: (looked: Looked) => void,
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
