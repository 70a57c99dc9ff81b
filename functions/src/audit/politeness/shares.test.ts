import { TestClock } from '../time/testClock';
import { type Manners, shareOf } from './manners';
import { Politeness } from './politeness';

describe('turnstiles that share a host', () => {
  const manners: Manners = { concurrency: 10, gap: 10 };
  const requestMs = 500;

  /** Asks without end through each of them, and tells what the host sees. */
  function setUpShared(ours: Politeness, others: readonly Politeness[], clock: TestClock) {
    const starts: number[] = [];
    let open = 0;
    let peak = 0;
    const askOn = async (politeness: Politeness): Promise<void> => {
      await politeness.turn('h');
      starts.push(clock.now());
      peak = Math.max(peak, ++open);
      clock.after(requestMs, () => {
        open--;
        politeness.done('h');
        void askOn(politeness);
      });
    };
    const begin = (politeness: Politeness) => {
      for (let n = 0; n < 12; n++) void askOn(politeness);
    };
    begin(ours);
    return { starts, peak: () => peak, beginOthers: () => others.forEach(begin) };
  }

  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [4, 1],
  ])('ask it together as one of them may: %i shares, %i lent', async (of, lent) => {
    const clock = new TestClock();
    const ours = new Politeness(clock, () => manners);
    const others = Array.from({ length: lent }, () => new Politeness(clock, () => shareOf(manners, of)));
    const host = setUpShared(ours, others, clock);
    await clock.pass(1_000);
    ours.lend('h', lent, of);
    // Nobody else begins before what was under way has ended.
    while (ours.isOverfull('h')) await clock.pass(10);
    host.beginOthers();
    await clock.pass(9_000);
    expect(host.peak()).toBe(manners.concurrency);
    // Ten at once that take half a second each are twenty a second; the last ten begin as the time ends.
    expect(host.starts.length).toBeLessThanOrEqual(210);
  });

  it('keep the rate of one', async () => {
    const slow: Manners = { concurrency: 10, gap: 100 };
    const clock = new TestClock();
    const ours = new Politeness(clock, () => slow);
    const others = [1, 2, 3].map(() => new Politeness(clock, () => shareOf(slow, 4)));
    ours.lend('h', 3, 4);
    const host = setUpShared(ours, others, clock);
    host.beginOthers();
    await clock.pass(20_000);
    // One a tenth of a second, and at the beginning one of each.
    expect(host.starts.length).toBeLessThanOrEqual(204);
    expect(host.starts.length).toBeGreaterThan(195);
  });

  it('leave the rest of all hosts’ requests to each other', async () => {
    const clock = new TestClock();
    const politeness = new Politeness(clock, () => ({ concurrency: 60, gap: 0 }));
    let started = 0;
    politeness.lend('h', 1, 2);
    for (const host of ['h', 'other'])
      for (let n = 0; n < 60; n++) void politeness.turn(host).then(() => started++);
    await clock.pass(0);
    expect(started).toBe(64 - 30);
  });

  it('split only what is not slowed and has a request for each', async () => {
    const clock = new TestClock();
    const politeness = new Politeness(clock, () => ({ concurrency: 4, gap: 0 }));
    expect(politeness.maySplit('h', 4)).toBe(true);
    expect(politeness.maySplit('h', 5)).toBe(false);
    politeness.holdOff('h', 0);
    await clock.pass(0);
    expect(politeness.maySplit('h', 2)).toBe(false);
    politeness.spaceOut('delayed', 1_000);
    expect(politeness.maySplit('delayed', 2)).toBe(false);
  });
});
