import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Comparison } from '#domain/comparison';
import type { Job } from '#domain/job';
import { previousScoreOf, type SiteHistory, withRun, withUnread } from '#domain/siteHistory';
import { runOf, unreadOf } from '#domain/siteRun';
import { bucketOf, dayOf, type EndState, statsShards } from '#domain/stats';
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
  const { state, createdAt, startedAt, finishedAt, failure, result, progress } = job;
  const one = FieldValue.increment(1);
  const day = dayOf(finishedAt);
  const shard = Math.floor(Math.random() * statsShards);
  const stats = {
    day,
    ended: { [state]: one },
    ...(failure && { failures: { [failure.code]: one } }),
    pages: FieldValue.increment(result?.pages ?? progress.pages),
    ...(startedAt && {
      wait: { [bucketOf(startedAt.getTime() - createdAt.getTime())]: one },
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
  comparison: Comparison | null,
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
    write: history && (() => tx.set(site, history)),
  };
}
