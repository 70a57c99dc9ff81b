import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { atRest, canMove, hasEnded, type Job, restingFields } from '#domain/job';
import type { SliceFault, TimelineEvent } from '#domain/report';
import { db, paths } from '../platform/firestore';
import { commitIfUnchanged, ifUnchanged } from '../platform/preconditions';
import { forceCancel } from './forceCancel';
import { hasLiveLease, leaseExpiry } from './leaseExpiry';

export interface Lease {
  readonly jobId: string;
  readonly holder: string;
  readonly fence: number;
  readonly slice: number;
  /** The number of the log's next entry. */
  readonly nextSeq: number;
  readonly job: Job;
}

export type LeaseResult =
  | { readonly kind: 'taken'; readonly lease: Lease }
  /** Somebody is at work on it; try again when the lease may have run out. */
  | { readonly kind: 'held'; readonly until: Date }
  /** The job has ended, is gone, or its owner may not run it: there is nothing to do. */
  | { readonly kind: 'ended' }
  /** This slice was done before; the next one is `slice`. */
  | { readonly kind: 'stale'; readonly slice: number };

/** Another slice has taken the job over: whatever this one still holds is worthless. */
export class LeaseLostError extends Error {
  constructor(jobId: string) {
    super(`The lease of job ${jobId} was taken over.`);
    this.name = 'LeaseLostError';
  }
}

/** What a lease is taken for: who only ends the job is no slice at work, and the timeline does not say so. */
type Purpose = 'work' | 'end';

/** How often a slice tries again when somebody writes to the job between its look and its claim. */
const maxAttempts = 5;

/**
 * Takes the job for one slice, starting it when it was queued. One of two that try at once wins.
 *
 * No transaction: one that dies with its process leaves its locks behind, and whoever goes on waits them out (a minute in
 * the cloud, several on the local stack). What was read is instead held to by preconditions on the one atomic write.
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
  throw new Error(`Job ${jobId} was written to at each of ${maxAttempts} tries to take it.`);
}

/** @returns null when what was read no longer held at the time of writing. */
async function tryToTakeLease(jobId: string, slice: number, purpose: Purpose): Promise<LeaseResult | null> {
  const [jobDoc, runDoc, newest] = await Promise.all([
    paths.job(jobId).get(),
    paths.run(jobId).get(),
    paths.log(jobId).orderBy('seq', 'desc').limit(1).get(),
  ]);
  const job = jobDoc.data();
  const run = runDoc.data();
  if (!job || !run || hasEnded(job.state)) return { kind: 'ended' };
  if (slice < run.slice) return { kind: 'stale', slice: run.slice };
  const now = new Date();
  if (hasLiveLease(job, run, now)) return { kind: 'held', until: leaseExpiry(job) };

  const seq = (newest.docs[0]?.data().seq ?? 0) + 1;
  const fence = run.fence + 1;
  const owner = (await paths.user(job.ownerUid).get()).data();
  if (owner?.state !== 'active') return cancelJobOfInactiveOwner(jobId);

  const holder = randomUUID();
  const begun = { updatedAt: now, progress: atRest(job.progress) };
  const started = canMove(job.state, 'running')
    ? { ...begun, state: 'running' as const, startedAt: job.startedAt ?? now }
    : begun;
  const event: TimelineEvent = run.holder
    ? { kind: 'slice-taken-over', at: now, slice, silentSince: job.updatedAt }
    : { kind: 'slice-started', at: now, slice };
  const write = db.batch();
  write.create(paths.logEntry(jobId, seq), { seq, fence, kind: 'lease' });
  const taken = { holder, fence, slice, again: FieldValue.delete() };
  write.update(paths.run(jobId), taken, ifUnchanged(runDoc));
  write.update(paths.job(jobId), started, ifUnchanged(jobDoc));
  if (purpose === 'work') write.update(paths.timeline(jobId), appendEvent(event));
  if (!(await commitIfUnchanged(write))) return null;
  const lease = { jobId, holder, fence, slice, nextSeq: seq + 1, job: { ...job, ...started } };
  return { kind: 'taken', lease };
}

/** The job of somebody who may not run one any more ends here, with what earlier slices found. */
async function cancelJobOfInactiveOwner(jobId: string): Promise<LeaseResult> {
  await forceCancel(jobId, ({ job, run }) => !hasLiveLease(job, run, new Date()));
  return { kind: 'ended' };
}

/**
 * Says that the slice is alive, which renews its lease, and how far it is. When somebody else writes to the job at the same
 * moment (a wish to cancel, a label), this beat is left out: the lease outlasts it.
 * @throws LeaseLostError
 */
export async function sendHeartbeat(lease: Lease, progress: Job['progress']): Promise<void> {
  const { jobId } = lease;
  const [jobDoc, runDoc] = await Promise.all([paths.job(jobId).get(), paths.run(jobId).get()]);
  const run = runDoc.data();
  if (run?.fence !== lease.fence || run.holder !== lease.holder) throw new LeaseLostError(jobId);
  const write = db.batch();
  write.update(paths.job(jobId), { progress, updatedAt: new Date() }, ifUnchanged(jobDoc));
  await commitIfUnchanged(write);
}

/** Gives the lease back without having finished, so that the next try need not wait for it to run out, and says why. */
export async function releaseLease(lease: Lease, error: unknown): Promise<void> {
  const { jobId, slice } = lease;
  const runDoc = await paths.run(jobId).get();
  const run = runDoc.data();
  // What fails after the job was handed over or ended is no failure of the slice.
  if (run?.fence !== lease.fence || run.holder !== lease.holder) return;
  const now = new Date();
  const write = db.batch();
  write.update(paths.run(jobId), { holder: null }, ifUnchanged(runDoc));
  write.update(paths.job(jobId), { ...restingFields, updatedAt: now });
  write.update(
    paths.timeline(jobId),
    appendEvent({ kind: 'slice-failed', at: now, slice, fault: failureKind(error) }),
  );
  await commitIfUnchanged(write);
}

/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL and UNAVAILABLE: not our doing, and soon over. */
const transientCodes: readonly unknown[] = [4, 8, 10, 13, 14];

function failureKind(error: unknown): SliceFault {
  const isTransient = error instanceof Error && 'code' in error && transientCodes.includes(error.code);
  return isTransient ? 'unavailable' : 'internal';
}

const appendEvent = (event: TimelineEvent) => ({ events: FieldValue.arrayUnion(event) });
