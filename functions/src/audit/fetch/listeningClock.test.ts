import { TestClock } from '../time/testClock.fixture';
import { ListeningClock } from './listeningClock';

/** Returns how much time the clock counts when it shows these times in turn and timers fire at each. */
async function passed(...spans: readonly number[]): Promise<number> {
  const clock = new TestClock();
  const listening = new ListeningClock(clock);
  listening.begin();
  const began = listening.now();
  for (const span of spans) {
    if (span > 0) await clock.pass(span);
    else clock.jump(-span);
  }
  const took = listening.now() - began;
  listening.end();
  return took;
}

test('counts time while timers fire on schedule', async () => {
  expect(await passed(1_000)).toBe(1_000);
  expect(await passed(20)).toBe(20);
});

test('excludes the delay of a late timer, during and after it', async () => {
  const whileBusy = await passed(100, -2_000);
  expect(whileBusy).toBeLessThan(200);
  const afterwards = await passed(100, -2_000, 300);
  expect(afterwards - whileBusy).toBeGreaterThan(200);
  expect(afterwards).toBeLessThan(500);
});

test('is unaffected by time in which nothing was awaited', async () => {
  const clock = new TestClock();
  const listening = new ListeningClock(clock);
  listening.begin();
  listening.end();
  clock.jump(5_000);
  listening.begin();
  const began = listening.now();
  await clock.pass(70);
  expect(listening.now() - began).toBe(70);
});
