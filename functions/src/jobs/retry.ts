import { HttpsError } from 'firebase-functions/https';
import { canRetry } from '../../../src/domain/job';
import type { RetryJobRequest } from '../../../src/domain/operations';
import type { Caller } from '../platform/caller';
import { paths } from '../platform/firestore';
import { ownJob } from './cancel';
import { submit } from './submit';

/**
 * Runs a failed or canceled job again, as a new job that points at the old one.
 * @throws HttpsError `not-found`, `failed-precondition` when it has not failed, and what `submit` throws.
 */
export async function retry(request: RetryJobRequest, caller: Caller): Promise<{ jobId: string }> {
  const job = ownJob((await paths.job(request.jobId).get()).data(), caller);
  if (job.ownerUid !== caller.uid) {
    throw new HttpsError('permission-denied', 'Only its owner can run this job again.');
  }
  if (!canRetry(job)) {
    throw new HttpsError('failed-precondition', 'Only a failed or canceled job can be tried again.');
  }
  return submit({ input: job.input, idempotencyKey: request.idempotencyKey, retryOf: job }, caller);
}
