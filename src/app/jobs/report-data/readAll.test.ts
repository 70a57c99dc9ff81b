import { readAll } from './readAll';
import { ShardStore } from './ShardStore';
import { partsAtOnce } from './searchShards';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Ten documents of two rows, which come when a test lets them. */
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

test('several documents are on their way at once, and all rows come in order', async () => {
  const { store, waiting } = slowList();
  const told: number[] = [];
  const all = readAll(store, (share) => told.push(share));
  await settled();
  expect(waiting).toHaveLength(partsAtOnce);
  for (let n = 0; n < 10; n++) {
    waiting[n]?.();
    await settled();
  }
  expect(await all).toEqual(Array.from({ length: 20 }, (_, row) => row));
  expect(told[0]).toBeCloseTo(0.1);
  expect(told.at(-1)).toBe(1);
});

test('of a list of which only the first rows are wanted, only their documents are read', async () => {
  const { store, waiting } = slowList();
  const first = readAll(store, () => undefined, 3);
  await settled();
  expect(waiting).toHaveLength(2);
  for (const come of waiting) come();
  expect(await first).toEqual([0, 1, 2]);
});

test('of which none is wanted, none', async () => {
  const { store, waiting } = slowList();
  expect(await readAll(store, () => undefined, 0)).toEqual([]);
  expect(waiting).toHaveLength(0);
});
