import { randomUUID } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { canMove, hasEnded, type Job } from '../../../src/domain/job';
import type { TimelineEvent } from '../../../src/domain/report';
import { environment } from '../platform/environment';
import { db, paths } from '../platform/firestore';
import { tallyEnd } from './tally';

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

/** Takes the job for one slice, starting it when it was queued. One of two that try at once wins. */
export async function takeLease(jobId: string, slice: number): Promise<LeaseAnswer> {
  const holder = randomUUID();
  return db.runTransaction<LeaseAnswer>(async (tx) => {
    const job = (await tx.get(paths.job(jobId))).data();
    const run = (await tx.get(paths.run(jobId))).data();
    if (!job || !run || hasEnded(job.state)) return { kind: 'ended' };
    if (slice < run.slice) return { kind: 'stale', slice: run.slice };
    const now = new Date();
    if (run.holder && run.leaseUntil > now) return { kind: 'held', until: run.leaseUntil };

    const owner = (await tx.get(paths.user(job.ownerUid))).data();
    const newest = await tx.get(paths.log(jobId).orderBy('seq', 'desc').limit(1));
    const seq = (newest.docs[0]?.data().seq ?? 0) + 1;
    const fence = run.fence + 1;
    if (owner?.state !== 'active') {
      tx.create(paths.logEntry(jobId, seq), { seq, fence, kind: 'end' });
      cancelForGood(tx, job, slice, now);
      return { kind: 'ended' };
    }
    tx.create(paths.logEntry(jobId, seq), { seq, fence, kind: 'lease' });
    tx.set(paths.run(jobId), { holder, fence, slice, leaseUntil: leaseEnd(now) });
    const started = canMove(job.state, 'running')
      ? { state: 'running' as const, startedAt: job.startedAt ?? now, updatedAt: now }
      : { updatedAt: now };
    tx.update(paths.job(jobId), started);
    const event: TimelineEvent = { kind: run.holder ? 'slice-taken-over' : 'slice-started', at: now, slice };
    tx.update(paths.timeline(jobId), { events: FieldValue.arrayUnion(event) });
    const lease = { jobId, holder, fence, slice, nextSeq: seq + 1, job: { ...job, ...started } };
    return { kind: 'taken', lease };
  });
}

/** The job of somebody who may not run one any more ends here, with what earlier slices found. */
function cancelForGood(tx: Transaction, job: Job, slice: number, now: Date): void {
  const { jobId } = job;
  tx.update(paths.job(jobId), { state: 'canceled', finishedAt: now, updatedAt: now });
  tx.update(paths.run(jobId), { holder: null });
  const event: TimelineEvent = { kind: 'canceled', at: now, slice };
  tx.update(paths.timeline(jobId), { events: FieldValue.arrayUnion(event) });
  tallyEnd(tx, { ...job, state: 'canceled', finishedAt: now });
}

/** Says that the slice is alive, and how far it is. @throws LeaseLost */
export async function beat(lease: Lease, progress: Job['progress']): Promise<void> {
  await db.runTransaction(async (tx) => {
    const run = (await tx.get(paths.run(lease.jobId))).data();
    if (run?.fence !== lease.fence || run.holder !== lease.holder) throw new LeaseLost(lease.jobId);
    const now = new Date();
    tx.update(paths.job(lease.jobId), { progress, updatedAt: now });
    // Renewed when a third has gone, not with every beat: that would double the writes.
    const left = run.leaseUntil.getTime() - now.getTime();
    if (left < (environment.leaseMs * 2) / 3)
      tx.update(paths.run(lease.jobId), { leaseUntil: leaseEnd(now) });
  });
}

/** Gives the lease back without having finished, so that the next try need not wait for it to run out. */
export async function release(lease: Lease): Promise<void> {
  await db.runTransaction(async (tx) => {
    const run = (await tx.get(paths.run(lease.jobId))).data();
    if (run?.fence === lease.fence) tx.update(paths.run(lease.jobId), { holder: null });
  });
}

function leaseEnd(from: Date): Date {
  return new Date(from.getTime() + environment.leaseMs);
}
