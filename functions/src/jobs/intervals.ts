import type { Pending } from '../audit/contract';

/** Keeps the document of a part far below Firestore’s limit of 1 MiB, and fast to load. */
const maxItems = 400;
const maxBytes = 300_000;

/** The longest time whose work a killed slice can lose. Only a slow crawl reaches it before `maxItems`. */
const maxCommitIntervalMs = 300_000;

/** A task may run for 30 minutes. The rest of them is for sorting the report. */
const maxSliceMs = 1_500_000;

/**
 * Returns the time between two commits, in milliseconds. Each commit costs three writes (a part of the report, a log
 * entry and the progress), and the number of parts is what a report costs to open. Each interval is 45% longer than
 * the one before, so a job of 200 s has ln(1 + 200 × 0.45) ÷ ln 1.45 = 12 commits and a job of 2,000 s has 21, while
 * the first ones follow each other within seconds.
 */
export function commitIntervalMs(commits: number): number {
  return Math.min(maxCommitIntervalMs, 1_000 * 1.45 ** Math.min(commits, 100));
}

/** Whether to commit now. The first page is committed immediately, so that a user who watches sees progress. */
export function shouldCommit(pending: Pending, commits: number, sinceLastMs: number): boolean {
  if (pending.items === 0) return false;
  if (pending.items >= maxItems || pending.bytes >= maxBytes) return true;
  return commits === 0 || sinceLastMs >= commitIntervalMs(commits);
}

/** One write for this many pages adds up to 20 of the 150 writes that 1,000 pages may cost. */
const minPagesToReport = 50;
const minReportIntervalMs = 5_000;

/**
 * Whether to send the progress before the next heartbeat is due. The heartbeats of an old job are minutes apart, and
 * a fast crawl fetches hundreds of pages between them.
 */
export function shouldReportProgress(pages: number, sinceLastMs: number): boolean {
  return pages >= minPagesToReport && sinceLastMs >= minReportIntervalMs;
}

/**
 * Returns how long a slice runs before it hands over, in milliseconds: twice the age of its job. A hand-over costs
 * eight writes and an early commit, which a slow crawl shouldn’t pay every few minutes. A job of 2,000 s has three
 * slices, of 240, 480 and 1,440 s.
 * @param minMs the duration of the first slice.
 */
export function sliceDurationMs(ageMs: number, minMs: number): number {
  return Math.min(Math.max(minMs, maxSliceMs), Math.max(minMs, 2 * ageMs));
}
