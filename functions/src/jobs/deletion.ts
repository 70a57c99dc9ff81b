import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { type GoneReason, goneJob, hasEnded, type Job } from '#domain/job';
import type { BulkResult } from '#domain/operations';
import type { Caller } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { enqueueJobDeletion } from '../platform/tasks';
import { forEachJob } from './bulk';
import { recordJobAction, requireJobAccess } from './jobAccess';

/**
 * Deletes a job's document and its share link, leaves a tombstone for its owner, and records in the same transaction
 * that its data is still to be deleted. The record stays until that is done, so a crash leaves nothing behind, and a
 * job that is visible always has all parts of its report.
 * @param at the time of deletion or expiry, which the tombstone shows.
 */
export function deleteJobDocument(tx: Transaction, job: Job, why: GoneReason, at: Date): void {
  const { jobId, ownerUid, share } = job;
  tx.set(refs.jobDeletion(jobId), { ownerUid, at: new Date() });
  tx.set(refs.goneJob(ownerUid, jobId), goneJob(job, why, at));
  if (share) tx.delete(refs.share(share));
  tx.delete(refs.job(jobId));
}

/**
 * Deletes the subcollections of jobs whose document is deleted, and then the records of that. May run again at any
 * time.
 */
export async function deleteJobData(jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    const note = await refs.jobDeletion(jobId).get();
    if (!note.exists) continue;
    await db.recursiveDelete(refs.job(jobId));
    await refs.jobDeletion(jobId).delete();
  }
}

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
    const stored = (await tx.get(refs.job(jobId))).data();
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
  const noted = (await tx.get(refs.jobDeletion(jobId))).data();
  if (noted && (noted.ownerUid === uid || isAdmin)) return true;
  return (await tx.get(refs.goneJob(uid, jobId))).data()?.why === 'deleted';
}
