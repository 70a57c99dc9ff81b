import { HttpsError } from 'firebase-functions/https';
import { goneJob } from '../../../../src/domain/goneJob';
import { hasEnded } from '../../../../src/domain/job';
import type { BulkResult } from '../../../../src/domain/operations';
import type { Caller } from '../../platform/caller';
import { db, paths } from '../../platform/firestore';
import { enqueueJobDeletion } from '../../platform/tasks';
import { ownJob } from '../cancel';
import { recordJobDeed } from '../jobDeed';
import { forEachJob } from './forEachJob';

/** Deletes jobs that have ended. They are gone from every list at once; what lies below them follows within a minute. */
export async function deleteEach(jobIds: readonly string[], caller: Caller): Promise<BulkResult> {
  const result = await forEachJob(jobIds, (jobId) => markDeleted(jobId, caller));
  if (result.done.length > 0) await enqueueJobDeletion({ jobIds: result.done });
  return result;
}

/**
 * Takes the job's own document away and notes what is still to be deleted, in one transaction: whatever stops after it,
 * the note stays until the rest is gone.
 */
async function markDeleted(jobId: string, caller: Caller): Promise<void> {
  await db.runTransaction(async (tx) => {
    const noted = (await tx.get(paths.jobDeletion(jobId))).data();
    // Asked for again after the answer was lost.
    if (noted && (noted.ownerUid === caller.uid || caller.user.admin)) return;
    const job = ownJob((await tx.get(paths.job(jobId))).data(), caller);
    if (!hasEnded(job.state)) {
      throw new HttpsError('failed-precondition', 'It has not ended yet. Cancel it first.');
    }
    const at = new Date();
    const facts = { before: { job: jobId, state: job.state }, after: {} };
    recordJobDeed(tx, caller.uid, job, { action: 'job.delete', ...facts }, at);
    tx.set(paths.jobDeletion(jobId), { ownerUid: job.ownerUid, at });
    tx.set(paths.goneJob(job.ownerUid, jobId), goneJob(job, 'deleted', at));
    if (job.share) tx.delete(paths.share(job.share));
    tx.delete(paths.job(jobId));
  });
}

/** Deletes all that lies below the jobs, then the notes. May be run again at any time. */
export async function deleteBelow(jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    const note = await paths.jobDeletion(jobId).get();
    if (!note.exists) continue;
    await db.recursiveDelete(paths.job(jobId));
    await paths.jobDeletion(jobId).delete();
  }
}
