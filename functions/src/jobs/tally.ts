import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Comparison } from '../../../src/domain/comparison';
import type { Job } from '../../../src/domain/job';
import { runOf, withRun } from '../../../src/domain/siteHistory';
import { bucketOf, dayOf, type EndState, statsShards } from '../../../src/domain/stats';
import { paths } from '../platform/firestore';
import { comparableInput } from './compare/comparableInput';

/** A job as it stands once it has ended. */
export type EndedJob = Job & { readonly state: EndState; readonly finishedAt: Date };

/** Counts a job that ends into its day, in the same transaction, so that every job is counted exactly once. */
export function tallyEnd(tx: Transaction, job: EndedJob): void {
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
  tx.set(paths.stats(day, shard), stats, { merge: true });
}

/**
 * Adds the job's report to what its owner knows of the site. Reads first, as a transaction must.
 * @returns what writes it, or undefined when there is no report to add.
 */
export async function siteUpdate(
  tx: Transaction,
  job: EndedJob,
  comparison: Comparison | null,
): Promise<(() => void) | undefined> {
  const run = runOf(job, job.finishedAt, comparableInput(job.input), comparison);
  if (!run) return undefined;
  const site = paths.site(job.ownerUid, job.host);
  const history = withRun((await tx.get(site)).data(), job.host, run);
  return () => tx.set(site, history);
}
