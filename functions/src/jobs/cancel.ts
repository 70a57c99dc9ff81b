import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { canCancel, hasEnded, type Job } from '#domain/job';
import type { BulkResult, CancelJobResult } from '#domain/operations';
import type { TimelineEvent, TimelineKind } from '#domain/report';
import type { Caller } from '../platform/caller';
import { db, paths } from '../platform/firestore';
import { log } from '../platform/log';
import { forEachJob } from './bulk/forEachJob';
import { forceCancel, readSnapshot, retryOnConflict, writeCanceled } from './forceCancel';
import { recordJobAction, requireJobAccess } from './jobAccess';
import { hasLiveLease } from './leaseExpiry';
import { recordJobEnd } from './recordEnd';

/** A slice that is alive says so within a second of the wish: with the rest, five seconds are kept. */
const responseTimeoutMs = 3_500;

/**
 * Cancels a job; it keeps what it has found. One that nobody works on ends at once. A slice at work is asked to stop, and
 * makes the report of what it has; when it is not heard of, the job ends without it.
 * @throws HttpsError `not-found` when there is no such job of the caller's, `failed-precondition` when it has ended by
 * itself.
 */
export async function cancel(jobId: string, caller: Caller): Promise<CancelJobResult> {
  const asked = await requestCancel(jobId, caller);
  const ended = asked.outcome === 'requested' && (await forceCancelIfUnresponsive(asked));
  return { outcome: ended ? 'canceled' : asked.outcome };
}

/** Cancels several jobs: all are asked before any is waited for. */
export async function cancelEach(jobIds: readonly string[], caller: Caller): Promise<BulkResult> {
  const asked: CancelRequest[] = [];
  const result = await forEachJob(jobIds, async (jobId) => {
    const one = await requestCancel(jobId, caller);
    if (one.outcome === 'requested') asked.push(one);
  });
  await Promise.all(asked.map(forceCancelIfUnresponsive));
  return result;
}

interface CancelRequest extends CancelJobResult {
  readonly jobId: string;
  /** The newest sign of life when the job was asked to stop. */
  readonly lastHeartbeatAt: Date;
}

/** Asking twice is asking once, also where the first answer was lost. */
function requestCancel(jobId: string, caller: Caller): Promise<CancelRequest> {
  return retryOnConflict(() => db.runTransaction((tx) => requestCancelIn(tx, jobId, caller)));
}

async function requestCancelIn(tx: Transaction, jobId: string, caller: Caller): Promise<CancelRequest> {
  const job = requireJobAccess((await tx.get(paths.job(jobId))).data(), caller);
  if (job.state === 'canceled') return { jobId, outcome: 'canceled', lastHeartbeatAt: job.updatedAt };
  if (hasEnded(job.state)) {
    throw new HttpsError('failed-precondition', 'This job has already ended, so there is nothing to cancel.');
  }
  const snapshot = job.state === 'running' ? await readSnapshot(tx, jobId) : null;
  const now = new Date();
  // Not `updatedAt`: that is the slice's sign of life.
  const cancelRequest = { cancelRequestedAt: job.cancelRequestedAt ?? now };
  const addEvent = (kind: TimelineKind) => {
    const event: TimelineEvent = { kind, at: now, slice: 0 };
    tx.update(paths.timeline(jobId), { events: FieldValue.arrayUnion(event) });
  };
  const isRunning = snapshot !== null && hasLiveLease(snapshot.job, snapshot.run, now);
  const asked: CancelRequest = {
    jobId,
    outcome: isRunning ? 'requested' : 'canceled',
    lastHeartbeatAt: job.updatedAt,
  };
  if (isRunning && !canCancel(job)) return asked;
  const before = { job: jobId, state: job.state };
  const after = { job: jobId, state: isRunning ? 'asked to stop' : 'canceled' };
  recordJobAction(tx, caller.uid, job, { action: 'job.cancel', before, after }, now);
  if (isRunning) {
    tx.update(paths.job(jobId), cancelRequest);
    addEvent('cancel-requested');
  } else if (snapshot) {
    writeCanceled(tx, snapshot, now);
    tx.update(paths.job(jobId), cancelRequest);
  } else {
    tx.update(paths.job(jobId), { ...cancelRequest, state: 'canceled', finishedAt: now, updatedAt: now });
    addEvent('canceled');
    recordJobEnd(tx, { ...job, state: 'canceled', finishedAt: now });
  }
  return asked;
}

/** @returns whether the job was ended here, because the slice that holds it was not heard of. */
async function forceCancelIfUnresponsive({ jobId, lastHeartbeatAt }: CancelRequest): Promise<boolean> {
  const isSilent = (job: Job) => job.updatedAt.getTime() === lastHeartbeatAt.getTime();
  if (await waitForResponse(jobId, isSilent)) return false;
  const ended = await forceCancel(jobId, ({ job }) => isSilent(job));
  if (ended) log.warn('a job was ended without its slice, which was not heard of', { jobId });
  return ended;
}

/** Whether anything is heard of a job after it was asked to stop, in time. */
function waitForResponse(jobId: string, isSilent: (job: Job) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (heard: boolean) => {
      clearTimeout(timer);
      stopListening();
      resolve(heard);
    };
    const timer = setTimeout(() => answer(false), responseTimeoutMs);
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
