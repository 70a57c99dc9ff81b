import type { BulkResult, LabelJobsRequest } from '../../../../src/domain/operations';
import type { Caller } from '../../platform/caller';
import { db, paths } from '../../platform/firestore';
import { ownJob } from '../cancel';
import { forEachJob } from './forEachJob';

/**
 * Labels jobs in one write. A job that is deleted between the look and the write ends the call with nothing labelled; it
 * may be sent again.
 */
export async function labelEach({ jobIds, label }: LabelJobsRequest, caller: Caller): Promise<BulkResult> {
  const found = await Promise.all(jobIds.map((jobId) => paths.job(jobId).get()));
  const jobs = new Map(found.map((doc) => [doc.id, doc.data()]));
  const write = db.batch();
  const result = await forEachJob(jobIds, async (jobId) => {
    ownJob(jobs.get(jobId), caller);
    write.update(paths.job(jobId), { label });
  });
  if (result.done.length > 0) await write.commit();
  return result;
}
