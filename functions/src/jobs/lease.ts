import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { atRest, canMove, hasEnded, type Job, restingFields } from '#domain/job';
import type { SliceFault, TimelineEvent } from '#domain/report';
import { db, paths } from '../platform/firestore';
import { asRead, commitUnlessOvertaken } from '../platform/preconditions';
import { cancelNow } from './cancelNow';
import { heldUntil, isAtWork } from './held';

export interface Lease {
  readonly jobId: string;
  readonly holder: string;
  readonly fence: number;
  readonly slice: number;
  /** The number of the log's next entry. */
  readonly nextSeq: number;
  readonly job: Job;
}

export type LeaseAnswer =
  | { readonly kind: 'taken'; readonly lease: Lease }
  /** Somebody is at work on it; try again when the lease may have run out. */
  | { readonly kind: 'held'; readonly until: Date }
  /** The job has ended, is gone, or its owner may not run it: there is nothing to do. */
  | { readonly kind: 'ended' }
  /** This slice was done before; the next one is `slice`. */
  | { readonly kind: 'stale'; readonly slice: number };

/** Another slice has taken the job over: whatever this one still holds is worthless. */
export class LeaseLost extends Error {
  constructor(jobId: string) {
    super(`The lease of job ${jobId} was taken over.`);
    this.name = 'LeaseLost';
  }
}

/** What a lease is taken for: who only ends the job is no slice at work, and the timeline does not say so. */
type Purpose = 'work' | 'end';

/** How often a slice tries again when somebody writes to the job between its look and its claim. */
const tries = 5;

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
): Promise<LeaseAnswer> {
  for (let left = tries; left > 0; left--) {
    const answer = await tryToTake(jobId, slice, purpose);
    if (answer) return answer;
  }
  throw new Error(`Job ${jobId} was written to at each of ${tries} tries to take it.`);
}

/** @returns null when what was read no longer held at the time of writing. */
async function tryToTake(jobId: string, slice: number, purpose: Purpose): Promise<LeaseAnswer | null> {
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
  if (isAtWork(job, run, now)) return { kind: 'held', until: heldUntil(job) };

  const seq = (newest.docs[0]?.data().seq ?? 0) + 1;
  const fence = run.fence + 1;
  const owner = (await paths.user(job.ownerUid).get()).data();
  if (owner?.state !== 'active') return cancelForGood(jobId);

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
  write.update(paths.run(jobId), taken, asRead(runDoc));
  write.update(paths.job(jobId), started, asRead(jobDoc));
  if (purpose === 'work') write.update(paths.timeline(jobId), noted(event));
  if (!(await commitUnlessOvertaken(write))) return null;
  const lease = { jobId, holder, fence, slice, nextSeq: seq + 1, job: { ...job, ...started } };
  return { kind: 'taken', lease };
}

/** The job of somebody who may not run one any more ends here, with what earlier slices found. */
async function cancelForGood(jobId: string): Promise<LeaseAnswer> {
  await cancelNow(jobId, ({ job, run }) => !isAtWork(job, run, new Date()));
  return { kind: 'ended' };
}

/**
 * Says that the slice is alive, which renews its lease, and how far it is. When somebody else writes to the job at the same
 * moment (a wish to cancel, a label), this beat is left out: the lease outlasts it.
 * @throws LeaseLost
 */
export async function beat(lease: Lease, progress: Job['progress']): Promise<void> {
  const { jobId } = lease;
  const [jobDoc, runDoc] = await Promise.all([paths.job(jobId).get(), paths.run(jobId).get()]);
  const run = runDoc.data();
  if (run?.fence !== lease.fence || run.holder !== lease.holder) throw new LeaseLost(jobId);
  const write = db.batch();
  write.update(paths.job(jobId), { progress, updatedAt: new Date() }, asRead(jobDoc));
  await commitUnlessOvertaken(write);
}

/** Gives the lease back without having finished, so that the next try need not wait for it to run out, and says why. */
export async function release(lease: Lease, error: unknown): Promise<void> {
  const { jobId, slice } = lease;
  const runDoc = await paths.run(jobId).get();
  const run = runDoc.data();
  // What fails after the job was handed over or ended is no failure of the slice.
  if (run?.fence !== lease.fence || run.holder !== lease.holder) return;
  const now = new Date();
  const write = db.batch();
  write.update(paths.run(jobId), { holder: null }, asRead(runDoc));
  write.update(paths.job(jobId), { ...restingFields, updatedAt: now });
  write.update(paths.timeline(jobId), noted({ kind: 'slice-failed', at: now, slice, fault: faultOf(error) }));
  await commitUnlessOvertaken(write);
}

/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL and UNAVAILABLE: not our doing, and soon over. */
const passing: readonly unknown[] = [4, 8, 10, 13, 14];

function faultOf(error: unknown): SliceFault {
  const isPassing = error instanceof Error && 'code' in error && passing.includes(error.code);
  return isPassing ? 'unavailable' : 'internal';
}

const noted = (event: TimelineEvent) => ({ events: FieldValue.arrayUnion(event) });
