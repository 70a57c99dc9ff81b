import { faultsOf } from './faults';

test('all that can’t be done is told, in order, and few are worked on at once', async () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  let now = 0;
  let most = 0;
  const done: number[] = [];
  const faults = await faultsOf(items, async (item) => {
    now += 1;
    most = Math.max(most, now);
    // Later ones are faster.
    for (let turn = item; turn < 50; turn += 1) await Promise.resolve();
    now -= 1;
    done.push(item);
    if (item % 20 === 3) throw new Error(`fault ${item}`);
  });
  expect(faults).toEqual(['fault 3', 'fault 23', 'fault 43']);
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(8);
});
