import { formatProblems, problemsOf } from './sources';

test('collects all problems in order, with limited concurrency', async () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  let now = 0;
  let peak = 0;
  const done: number[] = [];
  const problems = await problemsOf(items, async (item) => {
    now += 1;
    peak = Math.max(peak, now);
    // Later items finish first.
    for (let turn = item; turn < 50; turn += 1) await Promise.resolve();
    now -= 1;
    done.push(item);
    if (item % 20 === 3) throw new Error(`problem ${item}\nand another`);
  });
  expect(problems).toEqual([
    'problem 3',
    'and another',
    'problem 23',
    'and another',
    'problem 43',
    'and another',
  ]);
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(peak).toBe(8);
});

test('sorts problems by file and line', () => {
  expect(formatProblems(['b.mdx:2: x', 'a.mdx:12: x', 'a.mdx:9: x'])).toBe(
    'The content has problems:\n  a.mdx:9: x\n  a.mdx:12: x\n  b.mdx:2: x',
  );
});
