import type { Pending } from '../audit/contract';

/** A part document must stay far below Firestore's 1 MiB, and quick to show. */
const mostItems = 400;
const mostBytes = 300_000;

/** A slice that dies loses what it gathered. Only a slow crawl gathers for so long: any other has `mostItems` before. */
const longestWaitMs = 300_000;

/** A task may run for half an hour: the rest is for putting the report in order. */
const longestSliceMs = 1_500_000;

/**
 * How long to gather before the next commit. A commit is a part of the report, an entry of the log and the job's progress:
 * three writes, and their number is what a report costs to open. Waiting 45 % longer each time keeps it small: a job of
 * 200 s makes ln(1 + 200 × 0.45) ÷ ln 1.45 = 12 commits, one of 2,000 s 21, while the first arrive every second.
 */
export function commitWaitMs(commits: number): number {
  return Math.min(longestWaitMs, 1_000 * 1.45 ** Math.min(commits, 100));
}

/** Whether to commit now. The first page is committed at once, so that somebody watching sees it work. */
export function commitIsDue(pending: Pending, commits: number, sinceLastMs: number): boolean {
  if (pending.items === 0) return false;
  if (pending.items >= mostItems || pending.bytes >= mostBytes) return true;
  return commits === 0 || sinceLastMs >= commitWaitMs(commits);
}

/** One write for so many pages: 20 of the 150 that 1,000 pages may cost. */
const pagesWorthTelling = 50;
const soonestMs = 5_000;

/**
 * Whether somebody who watches should see the numbers move, though no sign of life is due: an old job gives those minutes
 * apart, in which one that is quick has read hundreds of pages.
 */
export function isWorthTelling(pages: number, sinceLastMs: number): boolean {
  return pages >= pagesWorthTelling && sinceLastMs >= soonestMs;
}

/**
 * How long a slice works before it hands over: twice as long as its job has lasted, so that a slow crawl, which is a long
 * one, doesn't pay for handing over (eight writes, and a commit before its time) every few minutes. A job of 2,000 s has
 * three slices, of 240, 480 and 1,440 s.
 * @param leastMs the first one's.
 */
export function sliceMsAt(ageMs: number, leastMs: number): number {
  return Math.min(Math.max(leastMs, longestSliceMs), Math.max(leastMs, 2 * ageMs));
}
