import { noProgress } from '#domain/job';
import { startHeartbeat } from '#functions/jobs/heartbeat';
import { sliceDurationMs } from '#functions/jobs/intervals';
import { readEnvironment } from '#functions/platform/environment';

const { sliceMs: firstSliceMs } = readEnvironment({});
/** The engine checks whether to commit after each page, and on a timer during slow requests. */
const stepMs = 250;
/** For jobs of hours, a longer step shifts each commit by at most a second. */
const longStepMs = 1_000;
const longMs = 3_600_000;

/**
 * The number of writes, counted where they happen. tests/functions/frontier.test.ts compares the cost of a lease, a
 * commit and a hand-over with a real job. `npm run bench job-cost` counts all writes of a job.
 */
export const costs = {
  /** Job, run, timeline and the month's usage. */
  submit: 4,
  /** Log, run, job and timeline. */
  takeLease: 4,
  handOver: 4,
  /** Log, part and job. */
  commit: 3,
  heartbeat: 1,
  /**
   * Log, summary, job, run, timeline, the day's statistics and the site. Not every job has the other two: the comparison
   * and an email.
   */
  end: 9,
} as const;

/** Maximum number of pages or findings in a sorted document. The columns are one more document. */
const sortedRows = 400;

export interface PacedJob {
  readonly pages: number;
  readonly pagesPerSecond: number;
  readonly findingsPerPage: number;
}

/**
 * Counts the writes of a job with a constant page rate, using the real heartbeat of each slice. Requires Jest's fake
 * timers.
 */
export async function writesOf({ pages, pagesPerSecond, findingsPerPage }: PacedJob) {
  const startedAt = Date.now();
  const lastMs = (pages / pagesPerSecond) * 1_000;
  const age = () => Date.now() - startedAt;
  const stepOfJob = lastMs > longMs ? longStepMs : stepMs;
  let [commits, heartbeats, slices, committed, longestGapMs] = [0, 0, 0, 0, 0];
  let lastWriteAt = startedAt;
  const recordWrite = () => {
    longestGapMs = Math.max(longestGapMs, Date.now() - lastWriteAt);
    lastWriteAt = Date.now();
  };
  const log = {
    get committed() {
      return commits;
    },
    commit: async () => {
      commits += 1;
      recordWrite();
    },
  };
  const sendHeartbeat = async () => {
    heartbeats += 1;
    recordWrite();
  };
  while (age() < lastMs) {
    slices += 1;
    const pauseAt = age() + sliceDurationMs(age(), firstSliceMs);
    const read = () => Math.floor((age() / 1_000) * pagesPerSecond);
    const progress = () => ({ ...noProgress, pages: read() });
    const job = { startedAt: new Date(startedAt), progress: progress() };
    const { sink, stop: end } = startHeartbeat({ job, log, send: sendHeartbeat, abort: () => undefined });
    sink.watch?.(progress);
    const isLast = () => age() >= Math.min(lastMs, pauseAt);
    while (!isLast()) {
      await jest.advanceTimersByTimeAsync(stepOfJob);
      const items = read() * (1 + findingsPerPage) - committed;
      if (items === 0 || !(isLast() || sink.wantsCommit({ items, bytes: items * 400 }, progress()))) continue;
      committed += items;
      await sink.commit({ pages: [], findings: [], delta: {}, progress: progress() });
    }
    await end();
  }
  const sorted = Math.ceil(pages / sortedRows) + Math.ceil((pages * findingsPerPage) / sortedRows) + 1;
  const once = costs.submit + costs.end + sorted;
  const each = slices * costs.takeLease + (slices - 1) * costs.handOver;
  const writes = once + each + commits * costs.commit + heartbeats * costs.heartbeat;
  return { writes, commits, heartbeats, slices, longestGapMs };
}
