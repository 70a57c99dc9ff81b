import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { hasEnded } from '#domain/job';
import type { BulkResult } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { enqueueJobDeletion } from '#functions/platform/tasks';
import { deleteJobDocument } from '../deletion';
import { recordJobAction, requireJobAccess } from '../jobAccess';
import { forEachJob } from './forEachJob';

/**
 * Deletes jobs that have ended. They disappear from every list immediately; the queue deletes their data within a
 * minute.
 */
export async function deleteEach(jobIds: readonly string[], caller: Caller): Promise<BulkResult> {
  const result = await forEachJob(jobIds, (jobId) => markDeleted(jobId, caller));
  if (result.done.length > 0) await enqueueJobDeletion({ jobIds: result.done });
  return result;
}

async function markDeleted(jobId: string, caller: Caller): Promise<void> {
  await db.runTransaction(async (tx) => {
    const stored = (await tx.get(paths.job(jobId))).data();
    // The caller repeats a request whose response was lost.
    if (!stored && (await wasDeleted(tx, jobId, caller))) return;
    const job = requireJobAccess(stored, caller);
    if (!hasEnded(job.state)) {
      throw new HttpsError('failed-precondition', 'It hasn’t ended yet. Cancel it first.');
    }
    const at = new Date();
    const facts = { before: { job: jobId, state: job.state }, after: {} };
    recordJobAction(tx, caller.uid, job, { action: 'job.delete', ...facts }, at);
    deleteJobDocument(tx, job, 'deleted', at);
  });
}

/**
 * Whether the job was deleted before. The record of a pending deletion tells the owner and admins; later, only the
 * owner’s tombstone does.
 */
async function wasDeleted(tx: Transaction, jobId: string, { uid, isAdmin }: Caller): Promise<boolean> {
  const noted = (await tx.get(paths.jobDeletion(jobId))).data();
  if (noted && (noted.ownerUid === uid || isAdmin)) return true;
  return (await tx.get(paths.goneJob(uid, jobId))).data()?.why === 'deleted';
}
