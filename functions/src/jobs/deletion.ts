import type { Transaction } from 'firebase-admin/firestore';
import { type GoneReason, goneJob } from '#domain/goneJob';
import type { Job } from '#domain/job';
import { db, paths } from '../platform/firestore';

/**
 * Deletes a job's document and its share link, leaves a tombstone for its owner, and records in the same transaction
 * that its data is still to be deleted. The record stays until that is done, so a crash leaves nothing behind, and a
 * job that is visible always has all parts of its report.
 * @param at the time of deletion or expiry, which the tombstone shows.
 */
export function deleteJobDocument(tx: Transaction, job: Job, why: GoneReason, at: Date): void {
  const { jobId, ownerUid, share } = job;
  tx.set(paths.jobDeletion(jobId), { ownerUid, at: new Date() });
  tx.set(paths.goneJob(ownerUid, jobId), goneJob(job, why, at));
  if (share) tx.delete(paths.share(share));
  tx.delete(paths.job(jobId));
}

/**
 * Deletes the subcollections of jobs whose document is deleted, and then the records of that. May run again at any
 * time.
 */
export async function deleteJobData(jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    const note = await paths.jobDeletion(jobId).get();
    if (!note.exists) continue;
    await db.recursiveDelete(paths.job(jobId));
    await paths.jobDeletion(jobId).delete();
  }
}
