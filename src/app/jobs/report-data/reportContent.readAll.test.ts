import { readAll } from './reportContent';
import { ShardStore } from './ShardStore';
import { partsAtOnce } from './searchShards';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Returns a list of ten documents with two rows each, which arrive when a test releases them. */
function slowList() {
  const waiting: (() => void)[] = [];
  const starts = Array.from({ length: 10 }, (_, n) => 2 * n);
  const store = new ShardStore<number>(
    20,
    starts,
    (n) => new Promise((resolve) => waiting.push(() => resolve([2 * n, 2 * n + 1]))),
  );
  return { store, waiting };
}

test('reads several documents concurrently and returns all rows in order', async () => {
  const { store, waiting } = slowList();
  const shares: number[] = [];
  const all = readAll(store, (share) => shares.push(share));
  await settled();
  expect(waiting).toHaveLength(partsAtOnce);
  for (let n = 0; n < 10; n++) {
    waiting[n]?.();
    await settled();
  }
  expect(await all).toEqual(Array.from({ length: 20 }, (_, row) => row));
  expect(shares[0]).toBeCloseTo(0.1);
  expect(shares.at(-1)).toBe(1);
});

test('reads only the documents with the first rows when only those are requested', async () => {
  const { store, waiting } = slowList();
  const first = readAll(store, () => undefined, 3);
  await settled();
  expect(waiting).toHaveLength(2);
  for (const come of waiting) come();
  expect(await first).toEqual([0, 1, 2]);
});

test('reads nothing when no rows are requested', async () => {
  const { store, waiting } = slowList();
  expect(await readAll(store, () => undefined, 0)).toEqual([]);
  expect(waiting).toHaveLength(0);
});
