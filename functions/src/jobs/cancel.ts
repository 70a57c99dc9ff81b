import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { canCancel, hasEnded, type Job } from '#domain/job';
import type { BulkResult, CancelJobResult } from '#domain/operations';
import type { TimelineEvent, TimelineKind } from '#domain/report';
import type { Caller } from '../platform/caller';
import { db, paths } from '../platform/firestore';
import { log } from '../platform/log';
import { forEachJob } from './bulk/forEachJob';
import { cancelNow, numbered, standingOf, writeCanceled } from './cancelNow';
import { isAtWork } from './held';
import { recordJobDeed } from './jobDeed';
import { recordEnd } from './tally';

/** A slice that is alive says so within a second of the wish: with the rest, five seconds are kept. */
const patienceMs = 3_500;

/**
 * Cancels a job; it keeps what it has found. One that nobody works on ends at once. A slice at work is asked to stop, and
 * makes the report of what it has; when it is not heard of, the job ends without it.
 * @throws HttpsError `not-found` when there is no such job of the caller's, `failed-precondition` when it has ended by
 * itself.
 */
export async function cancel(jobId: string, caller: Caller): Promise<CancelJobResult> {
  const asked = await request(jobId, caller);
  const ended = asked.outcome === 'requested' && (await endUnlessHeard(asked));
  return { outcome: ended ? 'canceled' : asked.outcome };
}

/** Cancels several jobs: all are asked before any is waited for. */
export async function cancelEach(jobIds: readonly string[], caller: Caller): Promise<BulkResult> {
  const asked: Asked[] = [];
  const result = await forEachJob(jobIds, async (jobId) => {
    const one = await request(jobId, caller);
    if (one.outcome === 'requested') asked.push(one);
  });
  await Promise.all(asked.map(endUnlessHeard));
  return result;
}

interface Asked extends CancelJobResult {
  readonly jobId: string;
  /** The newest sign of life when the job was asked to stop. */
  readonly heardAt: Date;
}

/** Asking twice is asking once, also where the first answer was lost. */
function request(jobId: string, caller: Caller): Promise<Asked> {
  return numbered(() => db.runTransaction((tx) => requestIn(tx, jobId, caller)));
}

async function requestIn(tx: Transaction, jobId: string, caller: Caller): Promise<Asked> {
  const job = ownJob((await tx.get(paths.job(jobId))).data(), caller);
  if (job.state === 'canceled') return { jobId, outcome: 'canceled', heardAt: job.updatedAt };
  if (hasEnded(job.state)) {
    throw new HttpsError('failed-precondition', 'This job has already ended, so there is nothing to cancel.');
  }
  const standing = job.state === 'running' ? await standingOf(tx, jobId) : null;
  const now = new Date();
  // Not `updatedAt`: that is the slice's sign of life.
  const wish = { cancelRequestedAt: job.cancelRequestedAt ?? now };
  const note = (kind: TimelineKind) => {
    const event: TimelineEvent = { kind, at: now, slice: 0 };
    tx.update(paths.timeline(jobId), { events: FieldValue.arrayUnion(event) });
  };
  const isHeld = standing !== null && isAtWork(standing.job, standing.run, now);
  const asked: Asked = { jobId, outcome: isHeld ? 'requested' : 'canceled', heardAt: job.updatedAt };
  if (isHeld && !canCancel(job)) return asked;
  const before = { job: jobId, state: job.state };
  const after = { job: jobId, state: isHeld ? 'asked to stop' : 'canceled' };
  recordJobDeed(tx, caller.uid, job, { action: 'job.cancel', before, after }, now);
  if (isHeld) {
    tx.update(paths.job(jobId), wish);
    note('cancel-requested');
  } else if (standing) {
    writeCanceled(tx, standing, now);
    tx.update(paths.job(jobId), wish);
  } else {
    tx.update(paths.job(jobId), { ...wish, state: 'canceled', finishedAt: now, updatedAt: now });
    note('canceled');
    recordEnd(tx, { ...job, state: 'canceled', finishedAt: now });
  }
  return asked;
}

/** @returns whether the job was ended here, because the slice that holds it was not heard of. */
async function endUnlessHeard({ jobId, heardAt }: Asked): Promise<boolean> {
  const isSilent = (job: Job) => job.updatedAt.getTime() === heardAt.getTime();
  if (await isHeard(jobId, isSilent)) return false;
  const ended = await cancelNow(jobId, ({ job }) => isSilent(job));
  if (ended) log.warn('a job was ended without its slice, which was not heard of', { jobId });
  return ended;
}

/** Whether anything is heard of a job after it was asked to stop, in time. */
function isHeard(jobId: string, isSilent: (job: Job) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (heard: boolean) => {
      clearTimeout(timer);
      stopListening();
      resolve(heard);
    };
    const timer = setTimeout(() => answer(false), patienceMs);
    const stopListening = paths.job(jobId).onSnapshot(
      (snapshot) => {
        const job = snapshot.data();
        if (!job || hasEnded(job.state) || !isSilent(job)) answer(true);
      },
      (error) => {
        // The wish is written: a slice that lives heeds it, and one that is dead is found when its lease ends.
        log.error('listening for the end of a canceled job failed', error, { jobId });
        answer(true);
      },
    );
  });
}

/** The job, when it is the caller's own or the caller is an admin; what is somebody else's does not exist for others. */
export function ownJob(job: Job | undefined, caller: Caller): Job {
  if (!job || (job.ownerUid !== caller.uid && !caller.isAdmin)) {
    throw new HttpsError('not-found', 'There is no such job. It may have been deleted.');
  }
  return job;
}
