import type { RetryJobsRequest } from '../../../../src/domain/operations';
import type { Caller } from '../../platform/caller';
import { retry } from '../retry';
import { forEachJob } from './forEachJob';

/** One new job for each; the key of each follows from the press's, so sending it again makes none twice. */
export function retryEach({ jobIds, batchKey }: RetryJobsRequest, caller: Caller) {
  const keyOf = (jobId: string) => `${batchKey}-${jobId.replaceAll('_', '-')}`.slice(0, 64);
  return forEachJob(jobIds, (jobId) => retry({ jobId, idempotencyKey: keyOf(jobId) }, caller));
}
