import { HttpsError } from 'firebase-functions/https';
import { canRetry, hasEnded, type Job } from '#domain/job';
import type { JobInput } from '#domain/jobInput';
import type { RetryJobRequest } from '#domain/operations';
import { headerNames, isSameSite, sameName } from '#domain/secretHeaders';
import type { Caller } from '../platform/caller';
import { refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';
import { readInput } from './headers';
import { requireJobAccess } from './jobAccess';
import { submit } from './submit';

type Headers = JobInput['headers'];

/**
 * Returns the input for running a job again. A header has the value that the request gives, or else the one that is
 * stored with the job until it ends, or with its schedule.
 * @throws HttpsError `failed-precondition` that names the headers without a value, EncryptionError
 */
export async function inputForRerun(job: Job, given: Headers = {}): Promise<JobInput> {
  const { secretHeaders: _, ...input } = job.input;
  const names = headerNames(job.input);
  const other = Object.keys(given).find((name) => !names.some(sameName(name)));
  if (other !== undefined)
    throw new HttpsError('invalid-argument', `headers: The job didn’t send “${other}”. Remove it.`);
  const stored = names.length > Object.keys(given).length ? await storedHeaders(job) : {};
  const headers = names.map((name) => [name, valueIn(given, name) ?? valueIn(stored, name)] as const);
  const missing = headers.flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0) throw new HttpsError('failed-precondition', missingHeadersMessage(missing));
  return { ...input, headers: Object.fromEntries(headers) as Headers };
}

/**
 * Adds the stored headers of one of the caller’s jobs to a submitted input, where the request gives no value.
 * @param headersOf the ID of that job, which must have checked the same site.
 */
export async function withStoredHeaders(
  headersOf: string | undefined,
  input: JobInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<JobInput> {
  if (headersOf === undefined) return input;
  const job = (await refs.job(headersOf).get()).data();
  if (job?.ownerUid !== uid) throw refusal('not-found');
  // Otherwise a user could read a header’s value by sending it to a site of their own.
  if (!isSameSite(job.input, input))
    throw new HttpsError(
      'invalid-argument',
      'headersOf: That job checked another site. Enter the headers again.',
    );
  return { ...input, headers: (await inputForRerun(job, input.headers)).headers };
}

async function storedHeaders(job: Job): Promise<Headers> {
  if (!hasEnded(job.state)) return (await readInput(refs.job(job.jobId), job.input)).headers;
  if (job.scheduleId === null) return {};
  const holder = refs.schedule(job.scheduleId);
  const schedule = (await holder.get()).data();
  if (!schedule || !isSameSite(schedule.input, job.input)) return {};
  return (await readInput(holder, schedule.input)).headers;
}

const valueIn = (headers: Headers, name: string): string | undefined =>
  Object.entries(headers).find(([other]) => sameName(name)(other))?.[1];

function missingHeadersMessage(names: readonly string[]): string {
  const which = names.map((name) => `“${name}”`).join(', ');
  return names.length === 1
    ? `The value of the request header ${which} was deleted when this job ended. Open the job and retry it there to enter the value.`
    : `The values of the request headers ${which} were deleted when this job ended. Open the job and retry it there to enter the values.`;
}

/**
 * Retries a failed or canceled job as a new job with `retryOf`. It belongs to the owner of the old job even if an
 * admin retries it, so the owner’s plan and state decide.
 * @throws HttpsError `not-found`; `failed-precondition` if the job hasn’t failed or its owner may not run it; and
 * what `submit` throws.
 */
export async function retry(request: RetryJobRequest, caller: Caller): Promise<{ jobId: string }> {
  const job = requireJobAccess((await refs.job(request.jobId).get()).data(), caller);
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
