import { Turns } from './turns';

const roundOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

it('gives one piece of work its turn in each round of the event loop, in the order they came', async () => {
  const turns = new Turns();
  const done: number[] = [];
  for (const piece of [1, 2, 3]) void turns.take().then(() => done.push(piece));
  expect(done).toEqual([]);
  const rounds: number[][] = [];
  while (done.length < 3) {
    await roundOfTheLoop();
    rounds.push([...done]);
  }
  expect(rounds).toEqual([[1], [1, 2], [1, 2, 3]]);
});

it('goes on for who comes while others wait, and after a rest', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const first = turns.take().then(() => turns.take().then(() => done.push('again')));
  await turns.take();
  done.push('second');
  await first;
  await turns.take();
  expect(done).toEqual(['second', 'again']);
});
