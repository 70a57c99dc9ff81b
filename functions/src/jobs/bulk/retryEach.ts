import { hash } from 'node:crypto';
import type { RetryJobsRequest } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { retry } from '../retry';
import { forEachJob } from './forEachJob';

/**
 * Retries each job. The idempotency key of each depends on that of the batch, so a repeated request creates no second
 * job.
 */
export function retryEach({ jobIds, batchKey }: RetryJobsRequest, caller: Caller) {
  return forEachJob(jobIds, (jobId) => retry({ jobId, idempotencyKey: keyOf(batchKey, jobId) }, caller));
}

/** A hash has a fixed length; the two values together could exceed that of a key. */
export function keyOf(batchKey: string, jobId: string): string {
  return hash('sha256', `${batchKey} ${jobId}`, 'hex');
}
