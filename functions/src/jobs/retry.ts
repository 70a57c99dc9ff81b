import { HttpsError } from 'firebase-functions/https';
import { canRetry } from '#domain/job';
import type { RetryJobRequest } from '#domain/operations';
import type { Caller } from '../platform/caller';
import { paths } from '../platform/firestore';
import { requireJobAccess } from './jobAccess';
import { inputForRerun } from './rerunInput';
import { submit } from './submit';

/**
 * Runs a failed or canceled job again, as a new job that points at the old one. It is the owner's, whoever asks for it,
 * and the owner's plan and standing decide.
 * @throws HttpsError `not-found`, `failed-precondition` when it has not failed or its owner may not run it, and what
 * `submit` throws.
 */
export async function retry(request: RetryJobRequest, caller: Caller): Promise<{ jobId: string }> {
  const job = requireJobAccess((await paths.job(request.jobId).get()).data(), caller);
  if (!canRetry(job)) {
    throw new HttpsError('failed-precondition', 'Only a failed or canceled job can be tried again.');
  }
  if (request.headers && job.ownerUid !== caller.uid)
    throw new HttpsError(
      'permission-denied',
      'Only the owner of a job can give values of its request headers.',
    );
  const input = await inputForRerun(job, request.headers);
  const submission = { input, idempotencyKey: request.idempotencyKey, retryOf: job };
  if (job.ownerUid === caller.uid) return submit(submission, caller);
  return submit({ ...submission, retriedBy: caller.uid }, { uid: job.ownerUid }).catch((error: unknown) => {
    if (!(error instanceof HttpsError)) throw error;
    // The words are the owner's; an admin is told so, lest they be taken for the admin's own.
    throw new HttpsError('failed-precondition', `Its owner can’t run it now: “${error.message}”`);
  });
}
