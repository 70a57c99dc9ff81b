import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Run } from '#domain/internalRecords';
import { atRest, hasEnded, type Job } from '#domain/job';
import type { TimelineEvent } from '#domain/report';
import { db, refs } from '../platform/firestore';
import { isAlreadyExists } from '../platform/preconditions';
import { recordJobEnd } from './recordEnd';

/** Attempts while a slice writes to the job concurrently. */
const maxAttempts = 5;

/** A job, its lease and the end of its log, as read in one transaction. */
interface JobSnapshot {
  readonly job: Job;
  readonly run: Run;
  /** The number of the log's next entry. */
  readonly seq: number;
}

/** Returns null if the job doesn’t exist. */
export async function readSnapshot(tx: Transaction, jobId: string): Promise<JobSnapshot | null> {
  const [jobDoc, runDoc, newest] = await Promise.all([
    tx.get(refs.job(jobId)),
    tx.get(refs.run(jobId)),
    tx.get(refs.log(jobId).orderBy('seq', 'desc').limit(1)),
  ]);
  const [job, run] = [jobDoc.data(), runDoc.data()];
  if (!job || !run) return null;
  return { job, run, seq: (newest.docs[0]?.data().seq ?? 0) + 1 };
}

/**
 * Ends a job as canceled without its slice, so without a report; what was found stays in the parts. Takes the next
 * number of the log and a new fencing token, so that the slice can’t write any more.
 */
export function writeCanceled(tx: Transaction, { job, run, seq }: JobSnapshot, now: Date): void {
  const { jobId } = job;
  const fence = run.fence + 1;
  const ended = {
    state: 'canceled',
    waitsFor: null,
    finishedAt: now,
    updatedAt: now,
    progress: atRest(job.progress),
  } as const;
  const event: TimelineEvent = {
    kind: 'canceled',
    at: now,
    slice: run.slice,
    ...(run.holder !== null && { stalledSince: job.updatedAt }),
  };
  tx.create(refs.logEntry(jobId, seq), { seq, fence, kind: 'end' });
  tx.update(refs.job(jobId), ended);
  tx.update(refs.run(jobId), { holder: null, fence });
  tx.update(refs.timeline(jobId), { events: FieldValue.arrayUnion(event) });
  recordJobEnd(tx, { ...job, ...ended });
}

/**
 * Cancels a job without its slice, if the condition holds in the transaction.
 * @returns whether it did; false if the job has ended or doesn’t exist.
 */
export function forceCancel(jobId: string, condition: (snapshot: JobSnapshot) => boolean): Promise<boolean> {
  return retryOnConflict(() =>
    db.runTransaction(async (tx) => {
      const snapshot = await readSnapshot(tx, jobId);
      if (!snapshot || hasEnded(snapshot.job.state) || !condition(snapshot)) return false;
      writeCanceled(tx, snapshot, new Date());
      return true;
    }),
  );
}

/** Retries when a slice created the log’s next entry between the read and the write. */
export async function retryOnConflict<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let left = maxAttempts; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (left <= 1 || !isAlreadyExists(error)) throw error;
    }
  }
}
