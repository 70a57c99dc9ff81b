import type { Pending } from '../audit/contract';

/** A part document must stay far below Firestore's 1 MiB, and quick to show. */
const maxItems = 400;
const maxBytes = 300_000;

/** A slice that dies loses what it gathered. Only a slow crawl gathers for so long: any other has `mostItems` before. */
const maxCommitIntervalMs = 300_000;

/** A task may run for half an hour: the rest is for putting the report in order. */
const maxSliceMs = 1_500_000;

/**
 * How long to gather before the next commit. A commit is a part of the report, an entry of the log and the job's progress:
 * three writes, and their number is what a report costs to open. Waiting 45 % longer each time keeps it small: a job of
 * 200 s makes ln(1 + 200 × 0.45) ÷ ln 1.45 = 12 commits, one of 2,000 s 21, while the first arrive every second.
 */
export function commitIntervalMs(commits: number): number {
  return Math.min(maxCommitIntervalMs, 1_000 * 1.45 ** Math.min(commits, 100));
}

/** Whether to commit now. The first page is committed at once, so that somebody watching sees it work. */
export function shouldCommit(pending: Pending, commits: number, sinceLastMs: number): boolean {
  if (pending.items === 0) return false;
  if (pending.items >= maxItems || pending.bytes >= maxBytes) return true;
  return commits === 0 || sinceLastMs >= commitIntervalMs(commits);
}

/** One write for so many pages: 20 of the 150 that 1,000 pages may cost. */
const minPagesToReport = 50;
const minReportIntervalMs = 5_000;

/**
 * Whether somebody who watches should see the numbers move, though no sign of life is due: an old job gives those minutes
 * apart, in which one that is quick has read hundreds of pages.
 */
export function shouldReportProgress(pages: number, sinceLastMs: number): boolean {
  return pages >= minPagesToReport && sinceLastMs >= minReportIntervalMs;
}

/**
 * How long a slice works before it hands over: twice as long as its job has lasted, so that a slow crawl, which is a long
 * one, doesn't pay for handing over (eight writes, and a commit before its time) every few minutes. A job of 2,000 s has
 * three slices, of 240, 480 and 1,440 s.
 * @param minMs the first one's.
 */
export function sliceDurationMs(ageMs: number, minMs: number): number {
  return Math.min(Math.max(minMs, maxSliceMs), Math.max(minMs, 2 * ageMs));
}
