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
