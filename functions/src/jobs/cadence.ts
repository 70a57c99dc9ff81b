import type { Pending } from '../audit/contract';

/** A part document must stay far below Firestore's 1 MiB, and quick to show. */
const mostItems = 400;
const mostBytes = 300_000;

const longestWaitMs = 60_000;
export const longestBeatMs = 15_000;

/**
 * How long to gather before the next commit. A commit is a part of the report and an entry of the log, so their number
 * is what a report costs to open. Waiting 17 % longer each time keeps it small: a job of 200 s makes
 * ln(1 + 200 × 0.17) ÷ ln 1.17 = 23 commits, one of an hour 80, while the first arrive every second.
 */
export function commitWaitMs(commits: number): number {
  return Math.min(longestWaitMs, 1_000 * 1.17 ** Math.min(commits, 100));
}

/** Whether to commit now. The first page is committed at once, so that somebody watching sees it work. */
export function commitIsDue(pending: Pending, commits: number, sinceLastMs: number): boolean {
  if (pending.items === 0) return false;
  if (pending.items >= mostItems || pending.bytes >= mostBytes) return true;
  return commits === 0 || sinceLastMs >= commitWaitMs(commits);
}

/**
 * How long between two writes of the progress alone: a second at first, then a twelfth of the job's age. A job of
 * 200 s writes it 12 + 12 × ln(200 ÷ 12) = 46 times less the commits, which carry it too.
 */
export function beatWaitMs(ageMs: number): number {
  return Math.min(longestBeatMs, Math.max(1_000, ageMs / 12));
}

/**
 * How long a slice may go without a beat, which alone renews its lease: one that fails leaves time for another. Each of
 * them is two writes, so a crawl of hours would notice more of them.
 */
export function longestWithoutBeatMs(leaseMs: number): number {
  return leaseMs * 0.4;
}
