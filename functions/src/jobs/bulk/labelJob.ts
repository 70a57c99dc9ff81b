import type { Caller } from '../../platform/caller';
import { db, paths } from '../../platform/firestore';
import { ownJob } from '../cancel';

/** @throws HttpsError `not-found` when there is no such job of the caller's. */
export async function labelJob(jobId: string, label: string | null, caller: Caller): Promise<void> {
  await db.runTransaction(async (tx) => {
    ownJob((await tx.get(paths.job(jobId))).data(), caller);
    tx.update(paths.job(jobId), { label });
  });
}
