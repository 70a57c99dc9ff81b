import { activeQuery } from '#app/job-views/activeJobs';
import { useQuery } from '#app/live/useLive';
import type { Job } from '#domain/job';
import { plural } from '#ui/format';

type Waiting = Pick<Job, 'jobId' | 'waitsFor' | 'createdAt'>;

/**
 * Says what a queued job waits for, and how many of its owner's jobs start before it.
 * @param active the owner's jobs that have not ended; undefined while they are unknown.
 */
export function waitWords(job: Waiting, active: readonly Waiting[] | undefined): string | undefined {
  if (!job.waitsFor) return undefined;
  const what =
    job.waitsFor === 'own-jobs'
      ? 'Waiting for your other jobs to end'
      : 'Waiting for free capacity while your other jobs run';
  if (!active) return `${what}.`;
  const before = active.filter((other) => other.waitsFor && other.createdAt < job.createdAt).length;
  return before === 0
    ? `${what}. It’s next in your queue.`
    : `${what}. ${plural(before, 'queued job')} ${before === 1 ? 'starts' : 'start'} before it.`;
}

/** Subscribes to the owner's other jobs while the job waits for them. */
export function useWaitWords(job: Job): string | undefined {
  const active = useQuery(job.waitsFor ? activeQuery(job.ownerUid) : undefined);
  return waitWords(job, active.status === 'ready' ? active.value : undefined);
}
