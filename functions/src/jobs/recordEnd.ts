import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Comparison } from '#domain/comparison';
import type { Job } from '#domain/job';
import { uncountedJobsPerDay } from '#domain/plans';
import { previousScoreOf, type SiteHistory, withIcon, withRun, withUnread } from '#domain/siteHistory';
import { runOf, unreadOf } from '#domain/siteRun';
import { bucketOf, dayOf, type EndState, statsShards } from '#domain/stats';
import { usageDay, usageMonth } from '#domain/user';
import { refs } from '../platform/firestore';
import { deleteHeaders } from './headers';
import { comparableInput } from './previousRun';

/** A job after its end. */
type EndedJob = Job & { readonly state: EndState; readonly finishedAt: Date };

/**
 * Counts a job in the statistics of its day and deletes its request headers, in the transaction that ends the job, so
 * that both happen exactly once.
 */
export function recordJobEnd(tx: Transaction, job: EndedJob): void {
  deleteHeaders(tx, refs.job(job.jobId), job.input);
  const { state, createdAt, readyAt, startedAt, finishedAt, failure, result, progress } = job;
  const one = FieldValue.increment(1);
  const day = dayOf(finishedAt);
  const shard = Math.floor(Math.random() * statsShards);
  const stats = {
    day,
    ended: { [state]: one },
    ...(failure && { failures: { [failure.code]: one } }),
    pages: FieldValue.increment(result?.pages ?? progress.pages),
    ...(startedAt && {
      // Waiting for the owner's other jobs is not a delay of ours.
      wait: { [bucketOf(startedAt.getTime() - (readyAt ?? createdAt).getTime())]: one },
      run: { [bucketOf(finishedAt.getTime() - startedAt.getTime())]: one },
    }),
  };
  tx.set(refs.statsShard(day, shard), stats, { merge: true });
}

interface SiteUpdate {
  /** The score of the comparable run before the job. Null if the job has no score or there is no such run. */
  readonly previousScore: number | null;
  /** Writes the update. Undefined if the job adds nothing to the history. */
  readonly write: (() => void) | undefined;
}

/**
 * Prepares the update of the site’s history. Reads now, because a transaction reads before it writes.
 */
export async function prepareSiteUpdate(
  tx: Transaction,
  job: EndedJob,
  { comparison, icon }: { readonly comparison: Comparison | null; readonly icon: string | null },
): Promise<SiteUpdate> {
  const comparable = comparableInput(job.input);
  const run = runOf(job, job.finishedAt, comparable, comparison);
  const unread = unreadOf(job, job.finishedAt);
  if (!run && !unread) return { previousScore: null, write: undefined };
  const site = refs.site(job.ownerUid, job.host);
  const before = (await tx.get(site)).data();
  const history: SiteHistory | undefined = run
    ? withRun(before, job.host, run)
    : unread && withUnread(before, unread, comparable);
  return {
    previousScore: run ? previousScoreOf(before, job, comparable) : null,
    write: history && (() => tx.set(site, withIcon(history, icon))),
  };
}

type UsageOfJob = Pick<Job, 'ownerUid' | 'createdAt' | 'state' | 'result' | 'progress'> & {
  readonly finishedAt: Date;
};

/** Whether a job has failed before it read a page. */
function failedUnread({ state, result, progress }: Omit<UsageOfJob, 'finishedAt'>): boolean {
  return state === 'failed' && (result?.pages ?? progress.pages) === 0;
}

/**
 * Prepares to take a job that failed before it read a page out of its month’s usage. A job ends only once, so the
 * transaction that ends it takes it out only once. Reads now, because a transaction reads before it writes.
 * @returns the function that writes the usage; undefined if the job counts. Past the daily limit it does, so that
 * failing jobs can’t be started without end.
 */
export async function prepareUsageReturn(
  tx: Transaction,
  job: UsageOfJob,
): Promise<(() => void) | undefined> {
  if (!failedUnread(job)) return undefined;
  const document = refs.usage(job.ownerUid, usageMonth(job.createdAt));
  const usage = (await tx.get(document)).data();
  if (!usage || usage.jobs < 1) return undefined;
  const day = usageDay(job.finishedAt);
  const uncounted = usage.uncounted?.day === day ? usage.uncounted.jobs : 0;
  if (uncounted >= uncountedJobsPerDay) return undefined;
  return () => tx.update(document, { jobs: usage.jobs - 1, uncounted: { day, jobs: uncounted + 1 } });
}
