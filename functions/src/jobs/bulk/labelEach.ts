import type { BulkResult, LabelJobsRequest } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { recordJobAction, requireJobAccess } from '../jobAccess';
import { forEachJob } from './forEachJob';

/** Labels jobs in one transaction, so that an admin’s action is recorded with its effect. */
export async function labelEach({ jobIds, label }: LabelJobsRequest, caller: Caller): Promise<BulkResult> {
  return db.runTransaction(async (tx) => {
    const now = new Date();
    const found = await tx.getAll(...jobIds.map((jobId) => paths.job(jobId)));
    const jobs = new Map(found.map((doc) => [doc.id, doc.data()]));
    return forEachJob(jobIds, async (jobId) => {
      const job = requireJobAccess(jobs.get(jobId), caller);
      if (job.label === label) return;
      const facts = { before: { job: jobId, label: job.label }, after: { job: jobId, label } };
      recordJobAction(tx, caller.uid, job, { action: 'job.label', ...facts }, now);
      tx.update(paths.job(jobId), { label });
    });
  });
}
