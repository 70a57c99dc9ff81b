import { sliceMsAt } from '../../functions/src/jobs/cadence';
import { startPulse } from '../../functions/src/jobs/pulse';
import { readEnvironment } from '../../functions/src/platform/environment';
import { noProgress } from '../../src/domain/job';

const { sliceMs: firstSliceMs } = readEnvironment({});
/** How often the engine asks whether to commit: with each page, and what is slower than this is asked by its clock. */
const stepMs = 250;
/** A job of hours asks less often here, which moves each commit by a second at most. */
const longStepMs = 1_000;
const longMs = 3_600_000;

/**
 * Documents, each counted where it is written. tests/functions/frontier.test.ts holds what a lease, a commit and a hand-over
 * cost against a real job; what all of a job costs is counted by `npm run bench job-cost`.
 */
export const costs = {
  /** The job, who holds it, its timeline and the month's usage. */
  submit: 4,
  /** The log, who holds it, the job and its timeline. */
  takeLease: 4,
  handOver: 4,
  /** The log, the part and the job. */
  commit: 3,
  beat: 1,
  /**
   * The log, the summary, the job, who holds it, the timeline, the day's statistics and the site; and what not every job has,
   * the comparison and a mail.
   */
  end: 9,
} as const;

/** A sorted document of the report holds at most so many pages or findings; one more is the columns. */
const sortedRows = 400;

export interface PacedJob {
  readonly pages: number;
  readonly pagesPerSecond: number;
  /** Findings of each page. */
  readonly faults: number;
}

/**
 * What a job writes that reads so many pages a second, by the real pulse of each of its slices. Wants jest's fake timers.
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
    const pauseAt = age() + sliceMsAt(age(), firstSliceMs);
    const read = () => Math.floor((age() / 1_000) * pagesPerSecond);
    const progress = () => ({ ...noProgress, pages: read() });
    const job = { startedAt: new Date(startedAt), progress: progress() };
    const { sink, end } = startPulse({ job, log, beat, abort: () => undefined });
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
