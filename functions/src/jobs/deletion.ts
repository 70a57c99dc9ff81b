import type { Transaction } from 'firebase-admin/firestore';
import { type GoneReason, goneJob } from '#domain/goneJob';
import type { Job } from '#domain/job';
import { db, paths } from '../platform/firestore';

/**
 * Takes a job's own document away with its link, leaves its owner a word of it, and notes what is still to be deleted,
 * in one transaction: whatever stops after it, the note stays until the rest is gone. Nobody ever sees a job that lacks
 * parts of its report.
 * @param at when its time was over, for whoever opens an old link.
 */
export function deleteJobDocument(tx: Transaction, job: Job, why: GoneReason, at: Date): void {
  const { jobId, ownerUid, share } = job;
  tx.set(paths.jobDeletion(jobId), { ownerUid, at: new Date() });
  tx.set(paths.goneJob(ownerUid, jobId), goneJob(job, why, at));
  if (share) tx.delete(paths.share(share));
  tx.delete(paths.job(jobId));
}

/** Deletes all that lies below jobs that were taken away, then the notes. May be run again at any time. */
export async function deleteJobData(jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    const note = await paths.jobDeletion(jobId).get();
    if (!note.exists) continue;
    await db.recursiveDelete(paths.job(jobId));
    await paths.jobDeletion(jobId).delete();
  }
}
