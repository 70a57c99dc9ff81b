import { ShardStore } from './ShardStore';

const rows = ['a', 'b', 'c', 'd', 'e'];
const starts = [0, 2, 4];

function store(read = async (n: number) => rows.slice(starts[n], starts[n + 1])) {
  const asked: number[] = [];
  const made = new ShardStore<string>(rows.length, starts, (n) => {
    asked.push(n);
    return read(n);
  });
  return { made, asked, whenChanged: () => new Promise<void>((resolve) => made.subscribe(() => resolve())) };
}

afterEach(() => jest.useRealTimers());

test('reads only the documents with the requested rows, each once', async () => {
  const { made, asked, whenChanged } = store();
  const come = whenChanged();
  made.want([2, 3]);
  made.want([3]);
  expect(made.at(2)).toBeUndefined();
  await come;
  expect(asked).toEqual([1]);
  expect([made.at(2), made.at(3), made.at(4)]).toEqual(['c', 'd', undefined]);
});

test('resolves with a single row, and with none past the end', async () => {
  const { made, asked } = store();
  expect(await made.get(4)).toBe('e');
  expect(await made.get(5)).toBeUndefined();
  made.want([4, 5, 99]);
  expect(asked).toEqual([2]);
});

test('reports a failed read, and reads again on retry', async () => {
  let broken = true;
  const { made, whenChanged } = store(async (n) => {
    if (broken) throw new Error('offline');
    return rows.slice(starts[n], starts[n + 1]);
  });
  const failed = whenChanged();
  made.want([0]);
  await failed;
  expect(made.failure).toMatchObject({ message: 'offline' });
  broken = false;
  const forgotten = whenChanged();
  made.retry();
  await forgotten;
  expect(made.failure).toBeUndefined();
  const come = whenChanged();
  made.want([0]);
  await come;
  expect([made.failure, made.at(1)]).toEqual([undefined, 'b']);
});

test('reads and announces rows in batches when they are requested one after the other', async () => {
  jest.useFakeTimers();
  const { made, asked } = store();
  const listener = jest.fn();
  made.subscribe(listener);
  made.want([0]);
  expect(asked).toEqual([0]);
  made.want([2]);
  made.want([4]);
  expect(asked).toEqual([0]);
  await jest.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([0, 1, 2]);
  expect(listener).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(100);
  expect(listener).toHaveBeenCalledTimes(3);
  expect([made.at(0), made.at(2), made.at(4)]).toEqual(['a', 'c', 'e']);
});

test('reads a document once when it is wanted and requested at the same time', async () => {
  const { made, asked } = store();
  made.want([2]);
  expect(await Promise.all([made.get(3), made.part(1), made.part(1)])).toEqual(['d', ['c', 'd'], ['c', 'd']]);
  expect(asked).toEqual([1]);
  expect(made.partOf(3)).toBe(1);
});

test('reports a failed request that the list wants, too', async () => {
  const { made, whenChanged } = store(() => Promise.reject(new Error('offline')));
  const failed = whenChanged();
  const got = made.get(0);
  made.want([0]);
  await expect(got).rejects.toThrow('offline');
  await failed;
  expect(made.failure).toMatchObject({ message: 'offline' });
});
