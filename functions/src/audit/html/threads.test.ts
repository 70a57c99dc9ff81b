import { ValidatorThreads } from './threads';

const twice = (id: string) => `<!doctype html><p id="${id}">x</p><p id="${id}">y</p>`;

/** The validator's time grows with the square of the depth. */
const endless = '<div>'.repeat(30_000);

let threads: ValidatorThreads;

const start = (options: ConstructorParameters<typeof ValidatorThreads>[0]) => {
  threads = new ValidatorThreads(options);
};

afterEach(() => threads.end());

test('every page gets its own answer', async () => {
  start({ most: 2 });
  const ids = Array.from({ length: 30 }, (_, n) => `id-${n}`);
  const answers = await Promise.all(ids.map((id) => threads.ask(twice(id))));
  expect(answers.map((faults) => faults?.map(({ message }) => message))).toEqual(
    ids.map((id) => [`Duplicate ID "${id}"`]),
  );
  expect(threads.count).toBe(2);
}, 30_000);

test('a page that takes too long is given up, and what waits behind it is checked', async () => {
  start({ most: 1, patience: 4_000 });
  const [slow, ...behind] = await Promise.all(
    [endless, ...['a', 'b'].map(twice)].map((page) => threads.ask(page)),
  );
  expect(slow).toBeNull();
  expect(behind.map((faults) => faults?.length)).toEqual([1, 1]);
  expect(threads.count).toBe(1);
}, 30_000);

test('a thread without work is let go of, and started again for new work', async () => {
  start({ most: 1, idle: 1 });
  expect(await threads.ask(twice('a'))).toHaveLength(1);
  while (threads.count > 0) await new Promise(setImmediate);
  expect(await threads.ask(twice('b'))).toHaveLength(1);
}, 30_000);

test('who waits when the threads end gets no answer', async () => {
  start({ most: 1 });
  const answers = Promise.all(Array.from({ length: 9 }, () => threads.ask(twice('a'))));
  threads.end();
  expect(await answers).toEqual(Array.from({ length: 9 }, () => null));
  expect(threads.count).toBe(0);
});
