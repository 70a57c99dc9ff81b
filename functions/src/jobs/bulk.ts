import { hash } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import type { BulkResult, LabelJobsRequest, RetryJobsRequest } from '#domain/operations';
import type { Caller } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { recordJobAction, requireJobAccess } from './jobAccess';
import { retry } from './rerun';

const maxConcurrent = 5;

/**
 * Runs an action for each job, a few concurrently. Collects refusals (HttpsError) with their messages; any other
 * error rejects, and the request can be repeated.
 */
export async function forEachJob(
  jobIds: readonly string[],
  action: (jobId: string) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = [];
  const refused: { jobId: string; words: string }[] = [];
  const left = [...new Set(jobIds)];
  const worker = async () => {
    for (let jobId = left.shift(); jobId !== undefined; jobId = left.shift()) {
      try {
        await action(jobId);
        done.push(jobId);
      } catch (error) {
        if (!(error instanceof HttpsError)) throw error;
        refused.push({ jobId, words: error.message });
      }
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, worker));
  return { done, refused };
}

/** Labels jobs in one transaction, so that an admin’s action is recorded with its effect. */
export async function labelEach({ jobIds, label }: LabelJobsRequest, caller: Caller): Promise<BulkResult> {
  return db.runTransaction(async (tx) => {
    const now = new Date();
    const found = await tx.getAll(...jobIds.map((jobId) => refs.job(jobId)));
    const jobs = new Map(found.map((doc) => [doc.id, doc.data()]));
    return forEachJob(jobIds, async (jobId) => {
      const job = requireJobAccess(jobs.get(jobId), caller);
      if (job.label === label) return;
      const facts = { before: { job: jobId, label: job.label }, after: { job: jobId, label } };
      recordJobAction(tx, caller.uid, job, { action: 'job.label', ...facts }, now);
      tx.update(refs.job(jobId), { label });
    });
  });
}

/**
 * Retries each job. The idempotency key of each depends on that of the batch, so a repeated request creates no second
 * job.
 */
export function retryEach({ jobIds, batchKey }: RetryJobsRequest, caller: Caller) {
  return forEachJob(jobIds, (jobId) => retry({ jobId, idempotencyKey: keyOf(batchKey, jobId) }, caller));
}

/** A hash has a fixed length; the two values together could exceed that of a key. */
export function keyOf(batchKey: string, jobId: string): string {
  return hash('sha256', `${batchKey} ${jobId}`, 'hex');
}
