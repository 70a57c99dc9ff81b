import { hash } from 'node:crypto';
import type { RetryJobsRequest } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { retry } from '../retry';
import { forEachJob } from './forEachJob';

/** One new job for each; the key of each follows from the press's, so sending it again makes none twice. */
export function retryEach({ jobIds, batchKey }: RetryJobsRequest, caller: Caller) {
  return forEachJob(jobIds, (jobId) => retry({ jobId, idempotencyKey: keyOf(batchKey, jobId) }, caller));
}

/** As long for every press and job: each of the two may be as long as a key itself. */
export function keyOf(batchKey: string, jobId: string): string {
  return hash('sha256', `${batchKey} ${jobId}`, 'hex');
}
