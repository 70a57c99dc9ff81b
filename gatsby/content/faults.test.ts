import { faultsOf, toldTogether } from './faults';

test('collects all problems in order, with limited concurrency', async () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  let now = 0;
  let most = 0;
  const done: number[] = [];
  const faults = await faultsOf(items, async (item) => {
    now += 1;
    most = Math.max(most, now);
    // Later items finish first.
    for (let turn = item; turn < 50; turn += 1) await Promise.resolve();
    now -= 1;
    done.push(item);
    if (item % 20 === 3) throw new Error(`fault ${item}\nand another`);
  });
  expect(faults).toEqual(['fault 3', 'and another', 'fault 23', 'and another', 'fault 43', 'and another']);
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(8);
});

test('sorts problems by file and line', () => {
  expect(toldTogether(['b.mdx:2: x', 'a.mdx:12: x', 'a.mdx:9: x'])).toBe(
    'The content has faults:\n  a.mdx:9: x\n  a.mdx:12: x\n  b.mdx:2: x',
  );
});
