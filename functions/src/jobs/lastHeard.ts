import type { Job } from '../../../src/domain/job';
import { environment } from '../platform/environment';
import { longestBeatMs } from './cadence';
import type { Run } from './records';

/** After twice the longest time between two of its beats a slice is believed dead. */
const silentMs = 2 * longestBeatMs;

/**
 * When who holds the job was last heard of. It writes to the job as long as it works; so does somebody's wish to cancel,
 * and after that only its lease tells: it was renewed a lease before it ends.
 */
export function lastHeard(job: Job, { leaseUntil }: Run): Date {
  return isOnlyAsked(job) ? new Date(leaseUntil.getTime() - environment.leaseMs) : job.updatedAt;
}

/** The wish to cancel is the last thing that was written to the job: no slice has been heard of since. */
export function isOnlyAsked({ cancelRequestedAt, updatedAt }: Job): boolean {
  return cancelRequestedAt?.getTime() === updatedAt.getTime();
}

/** Whether a slice is at work on the job, as far as anybody can know. */
export function isAtWork(job: Job, run: Run, now: Date): boolean {
  if (run.holder === null || run.leaseUntil <= now) return false;
  return now.getTime() - job.updatedAt.getTime() <= silentMs;
}
