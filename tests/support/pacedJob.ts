import { noProgress } from '#domain/job';
import { startHeartbeat } from '#functions/jobs/heartbeat';
import { sliceDurationMs } from '#functions/jobs/intervals';
import { readEnvironment } from '#functions/platform/environment';

const { sliceMs: firstSliceMs } = readEnvironment({});
/** The engine asks whether to commit after each page. Slower work is polled by its clock. */
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
  beat: 1,
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
  /** Findings per page. */
  readonly faults: number;
}

/**
 * Counts the writes of a job with a constant page rate, using the real heartbeat of each slice. Requires Jest's fake
 * timers.
 */
export async function writesOf({ pages, pagesPerSecond, faults }: PacedJob) {
  const startedAt = Date.now();
  const lastMs = (pages / pagesPerSecond) * 1_000;
  const age = () => Date.now() - startedAt;
  const stepOfJob = lastMs > longMs ? longStepMs : stepMs;
  let [commits, beats, slices, committed, longestSilence] = [0, 0, 0, 0, 0];
  let heardAt = startedAt;
  const heard = () => {
    longestSilence = Math.max(longestSilence, Date.now() - heardAt);
    heardAt = Date.now();
  };
  const log = {
    get committed() {
      return commits;
    },
    commit: async () => {
      commits += 1;
      heard();
    },
  };
  const beat = async () => {
    beats += 1;
    heard();
  };
  while (age() < lastMs) {
    slices += 1;
    const pauseAt = age() + sliceDurationMs(age(), firstSliceMs);
    const read = () => Math.floor((age() / 1_000) * pagesPerSecond);
    const progress = () => ({ ...noProgress, pages: read() });
    const job = { startedAt: new Date(startedAt), progress: progress() };
    const { sink, stop: end } = startHeartbeat({ job, log, send: beat, abort: () => undefined });
    sink.watch?.(progress);
    const isLast = () => age() >= Math.min(lastMs, pauseAt);
    while (!isLast()) {
      await jest.advanceTimersByTimeAsync(stepOfJob);
      const items = read() * (1 + faults) - committed;
      if (items === 0 || !(isLast() || sink.wantsCommit({ items, bytes: items * 400 }, progress()))) continue;
      committed += items;
      await sink.commit({ pages: [], findings: [], delta: {}, progress: progress() });
    }
    await end();
  }
  const sorted = Math.ceil(pages / sortedRows) + Math.ceil((pages * faults) / sortedRows) + 1;
  const once = costs.submit + costs.end + sorted;
  const each = slices * costs.takeLease + (slices - 1) * costs.handOver;
  const writes = once + each + commits * costs.commit + beats * costs.beat;
  return { writes, commits, beats, slices, longestSilence };
}
