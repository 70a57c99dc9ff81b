import { ageAtHeartbeat, heartbeatTimeoutMs } from '#domain/heartbeat';
import type { Run } from '#domain/internalRecords';
import type { Job } from '#domain/job';
import { environment } from '../platform/environment';

type JobTimes = Pick<Job, 'startedAt' | 'updatedAt'>;

/**
 * Returns when the lease of a job expires. Only heartbeats and commits write the job's `updatedAt`, so each of them renews
 * the lease without an extra write. The log's next number, not this time, keeps a dead slice from writing.
 */
export function leaseExpiry(job: JobTimes, leaseMs = environment.leaseMs): Date {
  return new Date(job.updatedAt.getTime() + Math.max(leaseMs, heartbeatTimeoutMs(ageAtHeartbeat(job))));
}

/** Whether a slice has the lease of the job and has sent a heartbeat recently enough. */
export function hasLiveLease(job: JobTimes, run: Pick<Run, 'holder'>, now: Date): boolean {
  return run.holder !== null && leaseExpiry(job) > now;
}
