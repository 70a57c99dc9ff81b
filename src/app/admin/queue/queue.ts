import { paths } from '#domain/collections';
import { ageAtHeartbeat, heartbeatTimeoutMs } from '#domain/heartbeat';
import { activeStates, type Job } from '#domain/job';
import type { Query } from '#services/backend';

const activeShown = 200;
const failedShown = 20;

/** Queries the jobs that haven't ended, oldest first. */
export const activeJobsQuery: Query<Job> = {
  from: paths.jobs,
  where: [['state', 'in', activeStates]],
  orderBy: ['createdAt', 'asc'],
  limit: activeShown,
};

/** Queries the latest failed jobs. */
export const failedJobsQuery: Query<Job> = {
  from: paths.jobs,
  where: [['state', '==', 'failed']],
  orderBy: ['createdAt', 'desc'],
  limit: failedShown,
};

export interface QueueGroups {
  /** Running, but without a heartbeat for too long. A sweep resumes them within minutes. */
  readonly stalled: readonly Job[];
  readonly running: readonly Job[];
  readonly waiting: readonly Job[];
}

/** Groups jobs that haven't ended, in their order. */
export function queueGroups(jobs: readonly Job[], now: Date): QueueGroups {
  const running = jobs.filter(({ state }) => state === 'running');
  return {
    stalled: running.filter((job) => isStalled(job, now)),
    running: running.filter((job) => !isStalled(job, now)),
    waiting: jobs.filter(({ state }) => state === 'queued'),
  };
}

const isStalled = (job: Job, now: Date) =>
  now.getTime() - job.updatedAt.getTime() > heartbeatTimeoutMs(ageAtHeartbeat(job));
