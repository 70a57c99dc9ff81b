import { forEachSettled } from './forEachSettled';

test('continues after a failure and throws all errors at the end', async () => {
  const done: number[] = [];
  const work = async (n: number) => {
    if (n % 2 === 1) throw new Error(`odd ${n}`);
    done.push(n);
  };
  await expect(forEachSettled([1, 2, 3, 4], work)).rejects.toMatchObject({
    message: '2 failed; the first: Error: odd 1',
    errors: [new Error('odd 1'), new Error('odd 3')],
  });
  expect(done).toEqual([2, 4]);
});

test('resolves if nothing fails', async () => {
  await expect(forEachSettled([2, 4], async () => undefined)).resolves.toBeUndefined();
});

test('limits concurrency, and throws the errors of nested runs', async () => {
  let running = 0;
  let most = 0;
  const full = Promise.withResolvers<void>();
  const work = async (group: readonly number[]) => {
    running += 1;
    most = Math.max(most, running);
    if (running === 4) full.resolve();
    await full.promise;
    running -= 1;
    await forEachSettled(group, async (n) => {
      if (n === 7) throw new Error('seven');
    });
  };
  const groups = Array.from({ length: 10 }, (_, n) => [n, n + 100]);
  await expect(forEachSettled(groups, work, 4)).rejects.toMatchObject({ errors: [new Error('seven')] });
  expect(most).toBe(4);
});
