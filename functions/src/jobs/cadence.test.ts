import { beatWaitMs, commitIsDue, commitWaitMs } from './cadence';

/** Writes of a job that judges `perSecond` items evenly for `seconds`: two documents a commit, one for progress. */
function writesOf(seconds: number, perSecond: number): { commits: number; writes: number } {
  let commits = 0;
  let beats = 0;
  let items = 0;
  let lastCommit = 0;
  let lastBeat = 0;
  for (let now = 0; now <= seconds * 1_000; now += 100) {
    items += perSecond / 10;
    if (commitIsDue({ items, bytes: items * 400 }, commits, now - lastCommit)) {
      commits += 1;
      items = 0;
      lastCommit = now;
      lastBeat = now;
    } else if (now - lastBeat >= beatWaitMs(now)) {
      beats += 1;
      lastBeat = now;
    }
  }
  return { commits, writes: commits * 3 + beats };
}

describe('how often a slice writes', () => {
  it('commits the first item at once and nothing when there is nothing', () => {
    expect(commitIsDue({ items: 1, bytes: 200 }, 0, 0)).toBe(true);
    expect(commitIsDue({ items: 0, bytes: 0 }, 5, 90_000)).toBe(false);
  });

  it('keeps documents far below 1 MiB', () => {
    expect(commitIsDue({ items: 300, bytes: 1_000 }, 9, 0)).toBe(true);
    expect(commitIsDue({ items: 2, bytes: 300_000 }, 9, 0)).toBe(true);
  });

  it('waits longer and longer, but never more than a minute', () => {
    expect(commitWaitMs(0)).toBe(1_000);
    expect(commitWaitMs(1)).toBeLessThan(commitWaitMs(2));
    expect(commitWaitMs(10_000)).toBe(60_000);
    expect(beatWaitMs(0)).toBe(1_000);
    expect(beatWaitMs(3_600_000)).toBe(10_000);
  });

  it.each([
    ['politely, at 5 pages a second', 200, 25],
    ['fast, at 100 pages a second', 10, 500],
  ])('writes 1,000 pages with 2,000 findings within budget %s', (_, seconds, perSecond) => {
    const { commits, writes } = writesOf(seconds, perSecond);
    expect(writes).toBeLessThanOrEqual(140);
    expect(commits).toBeLessThanOrEqual(34);
  });

  it('writes 100,000 pages within 8,000', () => {
    expect(writesOf(20_000, 25).writes).toBeLessThanOrEqual(8_000);
  });
});
