import { EventLoopQueue } from './eventLoopQueue';

const roundOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Runs pieces of work of these durations in milliseconds, and returns what was done after each round of the event
 * loop.
 */
async function roundsOf(...pieces: readonly number[]): Promise<readonly (readonly number[])[]> {
  let now = 0;
  const eventLoopQueue = new EventLoopQueue(() => now);
  const done: number[] = [];
  for (const piece of pieces)
    void eventLoopQueue.take().then(() => {
      now += piece;
      done.push(piece);
    });
  expect(done).toEqual([]);
  const rounds: number[][] = [];
  while (done.length < pieces.length) {
    await roundOfTheLoop();
    rounds.push([...done]);
  }
  return rounds;
}

it('runs one long piece of work per round of the event loop, in order of arrival', async () => {
  expect(await roundsOf(3, 2, 4)).toEqual([[3], [3, 2], [3, 2, 4]]);
});

it('runs as many small pieces per round as take a millisecond', async () => {
  expect(await roundsOf(0.4, 0.5, 0.6, 0.1)).toEqual([
    [0.4, 0.5, 0.6],
    [0.4, 0.5, 0.6, 0.1],
  ]);
});

it('continues for new pieces while others wait, and after a break', async () => {
  const eventLoopQueue = new EventLoopQueue();
  const done: string[] = [];
  const first = eventLoopQueue.take().then(() => eventLoopQueue.take().then(() => done.push('again')));
  await eventLoopQueue.take();
  done.push('second');
  await first;
  await eventLoopQueue.take();
  expect(done).toEqual(['second', 'again']);
});
