import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { unverifiedJobsPerDay } from '#domain/domainVerification';
import type { Job } from '#domain/job';
import type { JobInput } from '#domain/jobInput';
import { type Load, waitReason } from '#domain/jobQueue';
import { formatNumber } from '#domain/numbers';
import { limitsFor, type PlanLimits, plans } from '#domain/plans';
import { type MonthlyUsage, usageDay, usageMonth } from '#domain/user';
import { type Caller, requireActive } from '../platform/caller';
import { requireVerifiedEmail } from '../platform/email';
import { db, refs } from '../platform/firestore';
import { withLock } from '../platform/lock';
import { concurrentSlices } from '../platform/options';
import { isSameVersion } from '../platform/preconditions';
import { refusal } from '../platform/refusal';
import { enqueueSlice } from '../platform/tasks';
import { hasVerifiedSite, permittedInput } from '../sites/ownership';
import { storedInput, storeHeaders } from './headers';
import { recordJobAction } from './jobAccess';
import { jobIdFor, newJob, type Scheduled } from './newJob';
import { previousRun } from './previousRun';
import { loadOf, startWaiting } from './startWaiting';

interface Submission {
  readonly input: JobInput;
  readonly idempotencyKey: string;
  readonly retryOf?: Job;
  /** The uid of the admin who retries the job for its owner. */
  readonly retriedBy?: string;
  readonly scheduled?: Scheduled;
}

/**
 * Creates a job and enqueues its first slice, or leaves the job waiting behind the owner's others. A repeated idempotency key returns the same job and changes nothing.
 * @throws HttpsError `permission-denied` if the account is not active, `resource-exhausted` if a limit of the plan is
 * reached or new jobs are paused; EncryptionError if there are headers and no key.
 */
export async function submit(
  submission: Submission,
  caller: Pick<Caller, 'uid'>,
): Promise<{ jobId: string }> {
  const jobId = await createJob(submission, caller);
  // Outside the transaction: if this fails, the caller retries with the same key and enqueues again.
  if ((await refs.job(jobId).get()).data()?.waitsFor) await startWaiting(caller.uid);
  else await enqueueSlice({ jobId, slice: 1 });
  return { jobId };
}

/** Creates the job's documents, unless the same request has already created them. */
export async function createJob(submission: Submission, { uid }: Pick<Caller, 'uid'>): Promise<string> {
  await requireVerifiedEmail(uid);
  return withLock(refs.submitLock(uid), () => createJobInLock(submission, uid));
}

/** Attempts to create a job while the usage changes between the count and the write. */
const maxAttempts = 2;

async function createJobInLock(submission: Submission, uid: string): Promise<string> {
  const jobId = jobIdFor(uid, submission.idempotencyKey);
  for (let left = maxAttempts; left > 0; left--) {
    if (await tryToCreateJob(jobId, submission, uid)) return jobId;
  }
  throw refusal('slow-down');
}

/**
 * Returns false if the usage has changed since the running jobs were counted: the lease of the lock has expired and
 * another call has submitted a job, or a failed job was taken out of the usage.
 */
async function tryToCreateJob(jobId: string, submission: Submission, uid: string): Promise<boolean> {
  const now = new Date();
  const usage = refs.usage(uid, usageMonth(now));
  const before = await usage.get();
  // Outside the transaction, because counting would lock all active jobs of the user.
  const load = await loadOf(uid);
  return db.runTransaction(async (tx) => {
    if ((await tx.get(refs.job(jobId))).exists) return true;
    if ((await tx.get(refs.accessSettings)).data()?.jobsPaused) throw refusal('jobs-paused');
    const user = (await tx.get(refs.user(uid))).data();
    requireActive(user);
    const limits = limitsFor(user.plan, user.limits);
    const month = await tx.get(usage);
    if (!isSameVersion(month, before)) return false;
    const used = month.data()?.jobs ?? 0;
    requireWithinLimits(limits, { used, pages: submission.input.maxPages });
    const waiting = waitingBehind(load, limits);

    const { retryOf, scheduled } = submission;
    const { input: permitted, verified } = await permittedInput(tx, uid, submission.input, now);
    const counted = verified ? {} : await countUnverifiedJob(tx, { uid, usage: month.data() }, now);
    const input = storedInput(permitted, uid);
    const previousJobId = await previousRun(tx, { uid, input, scheduled }, now);
    const request = { jobId, owner: user, input, limits, retryOf, scheduled, previousJobId, waiting };
    tx.create(refs.job(jobId), newJob(request, now));
    storeHeaders(tx, refs.job(jobId), uid, permitted);
    tx.create(refs.run(jobId), { holder: null, fence: 0, slice: 1 });
    tx.create(refs.timeline(jobId), { events: [{ kind: 'submitted', at: now, slice: 0 }] });
    tx.set(usage, { jobs: FieldValue.increment(1), ...counted }, { merge: true });
    if (retryOf && submission.retriedBy !== undefined) {
      const facts = { before: { job: retryOf.jobId }, after: { job: jobId } };
      recordJobAction(tx, submission.retriedBy, retryOf, { action: 'job.retry', ...facts }, now);
    }
    return true;
  });
}

interface RequestedUsage {
  readonly used: number;
  readonly pages: number;
}

function requireWithinLimits(limits: PlanLimits, { used, pages }: RequestedUsage): void {
  if (pages > limits.pagesPerJob) {
    reject(
      `Your plan’s limit is ${formatNumber(limits.pagesPerJob)} pages per job, and this job has ${formatNumber(pages)}. Lower “Max pages”.`,
    );
  }
  if (used >= limits.jobsPerMonth) {
    reject(
      `You’ve used all ${limits.jobsPerMonth} jobs this month. The limit resets on the 1st.${limits.jobsPerMonth < plans.team.jobsPerMonth ? ' A larger plan has a higher limit.' : ''}`,
    );
  }
}

/**
 * Returns what a new job waits for; undefined if it starts.
 * @throws HttpsError `resource-exhausted` if the queue is full.
 */
function waitingBehind(load: Load & { readonly waiting: number }, limits: PlanLimits) {
  const { own, waiting } = load;
  // Behind the jobs that already wait. Their turn may have come meanwhile, so `submit` starts what can start.
  const waitsFor = waiting > 0 ? 'own-jobs' : waitReason(load, limits, concurrentSlices);
  if (waitsFor === null) return undefined;
  if (limits.jobsAtOnce === 0) reject('Your account’s limit is 0 concurrent jobs, so no job can start.');
  if (waiting >= limits.queuedJobs) reject(fullQueueMessage(limits));
  return { waitsFor, ahead: own + waiting };
}

function fullQueueMessage({ jobsAtOnce, queuedJobs }: PlanLimits): string {
  const queued = queuedJobs === 1 ? '1 queued job' : `${formatNumber(queuedJobs)} queued jobs`;
  const larger = queuedJobs < plans.team.queuedJobs ? ' A larger plan has a longer queue.' : '';
  return `Your plan’s limit is ${formatNumber(jobsAtOnce)} concurrent and ${queued}, and the queue is full. Wait until a job has ended, or cancel one.${larger}`;
}

function reject(message: string): never {
  throw new HttpsError('resource-exhausted', message);
}

interface UnverifiedJob {
  readonly uid: string;
  /** The usage of the current month. */
  readonly usage: MonthlyUsage | undefined;
}

/**
 * Counts a job on an unverified site against the daily limit of accounts without a verified site.
 * @returns the fields to write to the usage of the month; none for an account with a verified site.
 * @throws HttpsError `resource-exhausted` if the limit is reached.
 */
async function countUnverifiedJob(
  tx: Transaction,
  { uid, usage }: UnverifiedJob,
  now: Date,
): Promise<Pick<MonthlyUsage, 'unverified'>> {
  const day = usageDay(now);
  const jobs = usage?.unverified?.day === day ? usage.unverified.jobs : 0;
  if (await hasVerifiedSite(tx, uid, now)) return {};
  if (jobs >= unverifiedJobsPerDay) {
    throw new HttpsError(
      'resource-exhausted',
      `You’ve reached the limit of ${unverifiedJobsPerDay} jobs per day on unverified domains. The limit resets at midnight UTC. Verify one of your sites to continue now.`,
    );
  }
  return { unverified: { day, jobs: jobs + 1 } };
}
