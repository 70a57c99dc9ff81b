import type { Transaction } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { atRest, hasEnded, type Job } from '#domain/job';
import type { TimelineEvent } from '#domain/report';
import { db, paths } from '../platform/firestore';
import { isAlreadyExists } from '../platform/preconditions';
import type { Run } from '../platform/records';
import { recordJobEnd } from './recordEnd';

/** How often it is tried again when a slice writes at the same moment. */
const maxAttempts = 5;

/** A job and who works on it, as one transaction sees them. */
export interface JobSnapshot {
  readonly job: Job;
  readonly run: Run;
  /** The number of the log's next entry. */
  readonly seq: number;
}

/** @returns null when there is no such job. */
export async function readSnapshot(tx: Transaction, jobId: string): Promise<JobSnapshot | null> {
  const [jobDoc, runDoc, newest] = await Promise.all([
    tx.get(paths.job(jobId)),
    tx.get(paths.run(jobId)),
    tx.get(paths.log(jobId).orderBy('seq', 'desc').limit(1)),
  ]);
  const [job, run] = [jobDoc.data(), runDoc.data()];
  if (!job || !run) return null;
  return { job, run, seq: (newest.docs[0]?.data().seq ?? 0) + 1 };
}

/**
 * Ends a job as canceled without a slice that would make its report. It takes the log's next number and a fence of its
 * own, so a slice that was believed dead can write nothing any more. What was found stays in the parts.
 */
export function writeCanceled(tx: Transaction, { job, run, seq }: JobSnapshot, now: Date): void {
  const { jobId } = job;
  const fence = run.fence + 1;
  const ended = {
    state: 'canceled',
    finishedAt: now,
    updatedAt: now,
    progress: atRest(job.progress),
  } as const;
  const event: TimelineEvent = {
    kind: 'canceled',
    at: now,
    slice: run.slice,
    ...(run.holder !== null && { silentSince: job.updatedAt }),
  };
  tx.create(paths.logEntry(jobId, seq), { seq, fence, kind: 'end' });
  tx.update(paths.job(jobId), ended);
  tx.update(paths.run(jobId), { holder: null, fence });
  tx.update(paths.timeline(jobId), { events: FieldValue.arrayUnion(event) });
  recordJobEnd(tx, { ...job, ...ended });
}

/**
 * Ends a job as canceled, if it is as `isDue` wants it at that very moment.
 * @returns whether it did; false when the job has ended or is gone, too.
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

/** Tries again when a slice has taken the log's number between the look and the write. */
export async function retryOnConflict<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let left = maxAttempts; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (left <= 1 || !isAlreadyExists(error)) throw error;
    }
  }
}
