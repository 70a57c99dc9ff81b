import { TestClock } from '../time/testClock';
import { ListeningClock } from './listeningClock';

/** What it says has passed while its clock showed these times, one after the other, and timers fired at each. */
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

test('time passes while timers come when they are due', async () => {
  expect(await passed(1_000)).toBe(1_000);
  expect(await passed(20)).toBe(20);
});

test('what a timer is late by is left out, while it lasts and afterwards', async () => {
  const whileBusy = await passed(100, -2_000);
  expect(whileBusy).toBeLessThan(200);
  const afterwards = await passed(100, -2_000, 300);
  expect(afterwards - whileBusy).toBeGreaterThan(200);
  expect(afterwards).toBeLessThan(500);
});

test('time in which nothing was awaited changes nothing', async () => {
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
