import { ageAtHeartbeat, heartbeatTimeoutMs } from '#domain/heartbeat';
import type { Job } from '#domain/job';
import { environment } from '../platform/environment';
import type { Run } from '../platform/records';

type JobTimes = Pick<Job, 'startedAt' | 'updatedAt'>;

/**
 * Until when a job is its holder's. Every beat and every commit writes the job's `updatedAt`, and nobody else does: so each
 * of them renews the lease, at no write more. What keeps a dead slice from writing is the log's next number, not this.
 */
export function leaseExpiry(job: JobTimes, leaseMs = environment.leaseMs): Date {
  return new Date(job.updatedAt.getTime() + Math.max(leaseMs, heartbeatTimeoutMs(ageAtHeartbeat(job))));
}

/** Whether a slice is at work on the job, as far as anybody can know. */
export function hasLiveLease(job: JobTimes, run: Pick<Run, 'holder'>, now: Date): boolean {
  return run.holder !== null && leaseExpiry(job) > now;
}
