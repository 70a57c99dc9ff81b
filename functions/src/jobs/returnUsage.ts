import type { Transaction } from 'firebase-admin/firestore';
import type { Job } from '#domain/job';
import { uncountedJobsPerDay } from '#domain/plans';
import { usageDay, usageMonth } from '#domain/user';
import { refs } from '../platform/firestore';

type EndedJob = Pick<Job, 'ownerUid' | 'createdAt' | 'state' | 'result' | 'progress'> & {
  readonly finishedAt: Date;
};

/** Whether a job has failed before it read a page. */
export function failedUnread({ state, result, progress }: Omit<EndedJob, 'finishedAt'>): boolean {
  return state === 'failed' && (result?.pages ?? progress.pages) === 0;
}

/**
 * Prepares to take a job that failed before it read a page out of its month’s usage. A job ends only once, so the
 * transaction that ends it takes it out only once. Reads now, because a transaction reads before it writes.
 * @returns the function that writes the usage; undefined if the job counts. Past the daily limit it does, so that
 * failing jobs can’t be started without end.
 */
export async function prepareUsageReturn(tx: Transaction, job: EndedJob): Promise<(() => void) | undefined> {
  if (!failedUnread(job)) return undefined;
  const document = refs.usage(job.ownerUid, usageMonth(job.createdAt));
  const usage = (await tx.get(document)).data();
  if (!usage || usage.jobs < 1) return undefined;
  const day = usageDay(job.finishedAt);
  const uncounted = usage.uncounted?.day === day ? usage.uncounted.jobs : 0;
  if (uncounted >= uncountedJobsPerDay) return undefined;
  return () => tx.update(document, { jobs: usage.jobs - 1, uncounted: { day, jobs: uncounted + 1 } });
}
