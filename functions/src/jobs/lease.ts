import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { ageAtHeartbeat, heartbeatTimeoutMs } from '#domain/heartbeat';
import type { Run } from '#domain/internalRecords';
import { atRest, canMove, hasEnded, type Job, restingFields } from '#domain/job';
import type { SliceError, TimelineEvent } from '#domain/report';
import { environment } from '../platform/environment';
import { db, refs } from '../platform/firestore';
import { commitIfUnchanged, ifUnchanged } from '../platform/preconditions';
import { forceCancel } from './forceCancel';

export interface Lease {
  readonly jobId: string;
  readonly holder: string;
  readonly fence: number;
  readonly slice: number;
  /** The number of the log's next entry. */
  readonly nextSeq: number;
  readonly job: Job;
}

type LeaseResult =
  | { readonly kind: 'taken'; readonly lease: Lease }
  /** Another slice has the lease; retry when it may have expired. */
  | { readonly kind: 'leased'; readonly until: Date }
  /** The job has ended or was deleted, or its owner is no longer allowed to run it. */
  | { readonly kind: 'ended'; readonly ownerUid: string | undefined }
  /** This slice is already done; the next one is `slice`. */
  | { readonly kind: 'stale'; readonly slice: number };

/** Another slice has a live lease of the job. Thrown so that the queue retries: that slice may be dead. */
export class LeaseHeldError extends Error {
  constructor(jobId: string, until: Date) {
    super(`Another slice has the lease of job ${jobId} until ${until.toISOString()}.`);
    this.name = 'LeaseHeldError';
  }
}

/** Another slice has taken over the job, so nothing that this one has gathered can be written. */
export class LeaseLostError extends Error {
  constructor(jobId: string) {
    super(`Another slice took over the lease of job ${jobId}.`);
    this.name = 'LeaseLostError';
  }
}

/** A lease taken only to fail the job is not a slice, so it adds no event to the timeline. */
type Purpose = 'work' | 'fail';

/** Attempts to take a lease while others write to the job between the read and the write. */
const maxAttempts = 5;

/**
 * Takes the lease for one slice, and starts the job if it was queued. Of two concurrent calls, one gets the lease.
 *
 * Uses preconditions on one atomic write instead of a transaction: the locks of a transaction outlive a killed process,
 * and would block the next slice for a minute in the cloud, and for several on the local stack.
 * @throws Error if others wrote to the job during each attempt.
 */
export async function takeLease(
  jobId: string,
  slice: number,
  purpose: Purpose = 'work',
): Promise<LeaseResult> {
  for (let left = maxAttempts; left > 0; left--) {
    const answer = await tryToTakeLease(jobId, slice, purpose);
    if (answer) return answer;
  }
  throw new Error(`Others wrote to job ${jobId} during each of ${maxAttempts} attempts to take its lease.`);
}

/** Returns null if the job changed between the read and the write. */
async function tryToTakeLease(jobId: string, slice: number, purpose: Purpose): Promise<LeaseResult | null> {
  const [jobDoc, runDoc, newest] = await Promise.all([
    refs.job(jobId).get(),
    refs.run(jobId).get(),
    refs.log(jobId).orderBy('seq', 'desc').limit(1).get(),
  ]);
  const job = jobDoc.data();
  const run = runDoc.data();
  if (!job || !run || hasEnded(job.state)) return { kind: 'ended', ownerUid: job?.ownerUid };
  if (slice < run.slice) return { kind: 'stale', slice: run.slice };
  const now = new Date();
  if (hasLiveLease(job, run, now)) return { kind: 'leased', until: leaseExpiry(job) };

  const seq = (newest.docs[0]?.data().seq ?? 0) + 1;
  const fence = run.fence + 1;
  const owner = (await refs.user(job.ownerUid).get()).data();
  if (owner?.state !== 'active') return cancelJobOfInactiveOwner(job);

  const holder = randomUUID();
  const waited = job.waitsFor ? { waitsFor: null, readyAt: now } : {};
  const begun = { updatedAt: now, progress: atRest(job.progress), ...waited };
  const started = canMove(job.state, 'running')
    ? { ...begun, state: 'running' as const, startedAt: job.startedAt ?? now }
    : begun;
  const event: TimelineEvent = run.holder
    ? { kind: 'slice-taken-over', at: now, slice, stalledSince: job.updatedAt }
    : { kind: 'slice-started', at: now, slice };
  const write = db.batch();
  write.create(refs.logEntry(jobId, seq), { seq, fence, kind: 'lease' });
  const leased = { holder, fence, slice, requeued: FieldValue.delete() };
  write.update(refs.run(jobId), leased, ifUnchanged(runDoc));
  write.update(refs.job(jobId), started, ifUnchanged(jobDoc));
  if (purpose === 'work') write.update(refs.timeline(jobId), appendEvent(event));
  if (!(await commitIfUnchanged(write))) return null;
  const lease = { jobId, holder, fence, slice, nextSeq: seq + 1, job: { ...job, ...started } };
  return { kind: 'taken', lease };
}

/** Cancels the job of an owner who is no longer allowed to run one. It keeps what earlier slices found. */
async function cancelJobOfInactiveOwner({ jobId, ownerUid }: Job): Promise<LeaseResult> {
  await forceCancel(jobId, ({ job, run }) => !hasLiveLease(job, run, new Date()));
  return { kind: 'ended', ownerUid };
}

/**
 * Writes the progress, which renews the lease. Skipped if someone else writes to the job concurrently, such as a cancel
 * request or a label: the lease outlasts one missing heartbeat.
 * @throws LeaseLostError
 */
export async function sendHeartbeat(lease: Lease, progress: Job['progress']): Promise<void> {
  const { jobId } = lease;
  const [jobDoc, runDoc] = await Promise.all([refs.job(jobId).get(), refs.run(jobId).get()]);
  const run = runDoc.data();
  if (run?.fence !== lease.fence || run.holder !== lease.holder) throw new LeaseLostError(jobId);
  const write = db.batch();
  write.update(refs.job(jobId), { progress, updatedAt: new Date() }, ifUnchanged(jobDoc));
  await commitIfUnchanged(write);
}

/** Releases the lease after an error, so that the retry need not wait until it expires, and records the error. */
export async function releaseLease(lease: Lease, error: unknown): Promise<void> {
  const { jobId, slice } = lease;
  const runDoc = await refs.run(jobId).get();
  const run = runDoc.data();
  // The slice has handed over or ended the job, so it has not failed.
  if (run?.fence !== lease.fence || run.holder !== lease.holder) return;
  const now = new Date();
  const write = db.batch();
  write.update(refs.run(jobId), { holder: null }, ifUnchanged(runDoc));
  write.update(refs.job(jobId), { ...restingFields, updatedAt: now });
  write.update(
    refs.timeline(jobId),
    appendEvent({ kind: 'slice-failed', at: now, slice, error: failureKind(error) }),
  );
  await commitIfUnchanged(write);
}

/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL and UNAVAILABLE: outages that pass without our help. */
const transientCodes: readonly unknown[] = [4, 8, 10, 13, 14];

function failureKind(error: unknown): SliceError {
  const isTransient = error instanceof Error && 'code' in error && transientCodes.includes(error.code);
  return isTransient ? 'unavailable' : 'internal';
}

const appendEvent = (event: TimelineEvent) => ({ events: FieldValue.arrayUnion(event) });

type JobTimes = Pick<Job, 'startedAt' | 'updatedAt'>;

/**
 * Returns when the lease of a job expires. Only heartbeats and commits write the job's `updatedAt`, so each of them renews
 * the lease without an extra write. The log's next number, not this time, keeps a dead slice from writing.
 */
export function leaseExpiry(job: JobTimes, leaseMs = environment.leaseMs): Date {
  return new Date(job.updatedAt.getTime() + Math.max(leaseMs, heartbeatTimeoutMs(ageAtHeartbeat(job))));
}

/** Whether a slice has the lease of the job and has sent a heartbeat recently enough. */
export function hasLiveLease(job: JobTimes, run: Pick<Run, 'holder'>, now: Date): boolean {
  return run.holder !== null && leaseExpiry(job) > now;
}
