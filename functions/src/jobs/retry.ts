import { HttpsError } from 'firebase-functions/https';
import { canRetry } from '#domain/job';
import type { RetryJobRequest } from '#domain/operations';
import type { Caller } from '../platform/caller';
import { paths } from '../platform/firestore';
import { requireJobAccess } from './jobAccess';
import { inputForRerun } from './rerunInput';
import { submit } from './submit';

/**
 * Retries a failed or canceled job as a new job with `retryOf`. It belongs to the owner of the old job even if an
 * admin retries it, so the owner’s plan and state decide.
 * @throws HttpsError `not-found`; `failed-precondition` if the job hasn’t failed or its owner may not run it; and
 * what `submit` throws.
 */
export async function retry(request: RetryJobRequest, caller: Caller): Promise<{ jobId: string }> {
  const job = requireJobAccess((await paths.job(request.jobId).get()).data(), caller);
  if (!canRetry(job)) {
    throw new HttpsError('failed-precondition', 'Only failed and canceled jobs can be retried.');
  }
  if (request.headers && job.ownerUid !== caller.uid)
    throw new HttpsError('permission-denied', 'Only the owner of a job can set its request headers.');
  const input = await inputForRerun(job, request.headers);
  const submission = { input, idempotencyKey: request.idempotencyKey, retryOf: job };
  if (job.ownerUid === caller.uid) return submit(submission, caller);
  return submit({ ...submission, retriedBy: caller.uid }, { uid: job.ownerUid }).catch((error: unknown) => {
    if (!(error instanceof HttpsError)) throw error;
    // The message addresses the owner, so an admin must not mistake it for a message about their own account.
    throw new HttpsError('failed-precondition', `The owner can’t run this job now: “${error.message}”`);
  });
}
