import { HttpsError } from 'firebase-functions/https';
import { hasEnded } from '../../../../src/domain/job';
import type { BulkResult } from '../../../../src/domain/operations';
import type { Caller } from '../../platform/caller';
import { db, paths } from '../../platform/firestore';
import { enqueueJobDeletion } from '../../platform/tasks';
import { ownJob } from '../cancel';
import { recordJobDeed } from '../jobDeed';
import { takeAway } from '../takeAway';
import { forEachJob } from './forEachJob';

/** Deletes jobs that have ended. They are gone from every list at once; what lies below them follows within a minute. */
export async function deleteEach(jobIds: readonly string[], caller: Caller): Promise<BulkResult> {
  const result = await forEachJob(jobIds, (jobId) => markDeleted(jobId, caller));
  if (result.done.length > 0) await enqueueJobDeletion({ jobIds: result.done });
  return result;
}

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
    takeAway(tx, job, 'deleted', at);
  });
}
