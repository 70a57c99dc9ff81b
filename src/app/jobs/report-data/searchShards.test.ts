import { ShardStore } from './ShardStore';
import { type SearchState, searchShards } from './searchShards';

const documents = 20;
const rowsOf = (n: number) => [`${n}a`, `${n}b`];
const starts = Array.from({ length: documents }, (_, n) => 2 * n);

/** Returns a list whose documents arrive when a test releases them. */
function slowList() {
  const waiting: { readonly n: number; come(): void; fail(error: Error): void }[] = [];
  const store = new ShardStore<string>(
    2 * documents,
    starts,
    (n) =>
      new Promise((resolve, reject) => {
        waiting.push({ n, come: () => resolve(rowsOf(n)), fail: reject });
      }),
  );
  return { store, waiting };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const nobodyLeaves = new AbortController().signal;

test('reads several documents at a time and returns the rows in order', async () => {
  const { store, waiting } = slowList();
  const progress: SearchState[] = [];
  const all = searchShards(store, (looked) => progress.push(looked), nobodyLeaves);
  await settled();
  expect(waiting.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
  waiting[5]?.come();
  await settled();
  expect(waiting).toHaveLength(7);
  expect(progress.at(-1)).toEqual({ parts: 1, of: documents });
  for (let at = 0; at < documents; at++) {
    waiting[at]?.come();
    await settled();
  }
  expect(await all).toEqual(starts.flatMap((_, n) => rowsOf(n)));
  expect(progress.at(-1)).toEqual({ parts: documents, of: documents });
});

test('ends at the first document that can’t be read, and keeps what was read', async () => {
  const { store, waiting } = slowList();
  const all = searchShards(store, () => undefined, nobodyLeaves);
  await settled();
  waiting[0]?.come();
  waiting[1]?.fail(new Error('offline'));
  await expect(all).rejects.toThrow('offline');
  waiting[2]?.come();
  await settled();
  expect(waiting).toHaveLength(7);
  expect([store.at(0), store.at(4)]).toEqual(['0a', '2a']);
});

test('stops reading when the caller leaves', async () => {
  const { store, waiting } = slowList();
  const leaving = new AbortController();
  const all = searchShards(store, () => undefined, leaving.signal);
  await settled();
  leaving.abort();
  for (const one of waiting) one.come();
  await all;
  expect(waiting).toHaveLength(6);
});

test('searches an empty list immediately', async () => {
  const empty = new ShardStore<string>(0, [], () => Promise.reject(new Error('Nothing is to be read.')));
  expect(await searchShards(empty, () => undefined, nobodyLeaves)).toEqual([]);
});
