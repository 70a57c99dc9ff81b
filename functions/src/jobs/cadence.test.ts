import { beatWaitMs, commitIsDue, commitWaitMs, longestWithoutBeatMs } from './cadence';

const leaseMs = 45_000;

/** To submit it, take its lease, end it and give it back, its timeline, its entries in the lists and the tallies. */
const fixedWrites = 26;
/** To hand over to the next slice and go on there. */
const handOverWrites = 7;
const sliceSeconds = 240;
/** A sorted part of the report holds at most so many. */
const sortedItems = 400;

/** Documents written for a job that judges `perSecond` items evenly for `seconds`. */
function writesOf(seconds: number, perSecond: number): { commits: number; writes: number } {
  let commits = 0;
  let beats = 0;
  let renewals = 0;
  let items = 0;
  let lastCommit = 0;
  let lastBeat = 0;
  let lastWrite = 0;
  let leasedAt = 0;
  for (let now = 0; now <= seconds * 1_000; now += 100) {
    items += perSecond / 10;
    if (commitIsDue({ items, bytes: items * 400 }, commits, now - lastCommit)) {
      commits += 1;
      items = 0;
      lastCommit = lastWrite = now;
    } else if (now - lastWrite >= beatWaitMs(now) || now - lastBeat >= longestWithoutBeatMs(leaseMs)) {
      beats += 1;
      lastBeat = lastWrite = now;
      if (now - leasedAt <= leaseMs / 3) continue;
      renewals += 1;
      leasedAt = now;
    }
  }
  const handOvers = Math.ceil(seconds / sliceSeconds) - 1;
  const sorted = Math.ceil((seconds * perSecond) / sortedItems);
  // Each commit is a part of the report, an entry of the log and the job's progress.
  const writes = commits * 3 + beats + renewals + fixedWrites + handOvers * handOverWrites + sorted;
  return { commits, writes };
}

describe('how often a slice writes', () => {
  it('commits the first item at once and nothing when there is nothing', () => {
    expect(commitIsDue({ items: 1, bytes: 200 }, 0, 0)).toBe(true);
    expect(commitIsDue({ items: 0, bytes: 0 }, 5, 90_000)).toBe(false);
  });

  it('keeps documents far below 1 MiB', () => {
    expect(commitIsDue({ items: 400, bytes: 1_000 }, 9, 0)).toBe(true);
    expect(commitIsDue({ items: 2, bytes: 300_000 }, 9, 0)).toBe(true);
  });

  it('waits longer and longer, but never more than a minute', () => {
    expect(commitWaitMs(0)).toBe(1_000);
    expect(commitWaitMs(1)).toBeLessThan(commitWaitMs(2));
    expect(commitWaitMs(10_000)).toBe(60_000);
    expect(beatWaitMs(0)).toBe(1_000);
    expect(beatWaitMs(3_600_000)).toBe(15_000);
  });

  it.each([
    ['politely, at 5 pages a second', 200, 15],
    ['fast, at 100 pages a second', 10, 300],
  ])('writes 1,000 pages with 2,000 findings within budget %s', (_, seconds, perSecond) => {
    const { commits, writes } = writesOf(seconds, perSecond);
    expect(writes).toBeLessThanOrEqual(150);
    expect(commits).toBeLessThanOrEqual(34);
  });

  it('writes 100,000 pages with 200,000 findings within 8,000, even at 5 pages a second', () => {
    expect(writesOf(20_000, 15).writes).toBeLessThanOrEqual(8_000);
  });
});
