import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { canCancel, hasEnded, type Job } from '#domain/job';
import type { BulkResult, CancelJobResult } from '#domain/operations';
import type { TimelineEvent, TimelineKind } from '#domain/report';
import type { Caller } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { log } from '../platform/log';
import { forEachJob } from './bulk';
import { forceCancel, readSnapshot, retryOnConflict, writeCanceled } from './forceCancel';
import { recordJobAction, requireJobAccess } from './jobAccess';
import { hasLiveLease } from './lease';
import { recordJobEnd } from './recordEnd';
import { startNextOrReport } from './startWaiting';

/**
 * A running slice sends a heartbeat within a second of the request. With the rest of the call, a cancel takes up to 5
 * s.
 */
const responseTimeoutMs = 3_500;

/**
 * Cancels a job, which keeps what it has found. A job without a running slice ends immediately. A running slice is
 * asked to stop, and writes the report of what it has. If it sends no heartbeat, the job ends without a report.
 * @throws HttpsError `not-found` if the caller has no such job, `failed-precondition` if it has already ended.
 */
export async function cancel(jobId: string, caller: Caller): Promise<CancelJobResult> {
  const request = await requestCancel(jobId, caller);
  const ended = request.outcome === 'requested' && (await forceCancelIfUnresponsive(request));
  if (ended || request.outcome === 'canceled') await startNextOrReport(request.ownerUid);
  return { outcome: ended ? 'canceled' : request.outcome };
}

/** Cancels several jobs. Requests all of the cancels before it waits for any. */
export async function cancelEach(jobIds: readonly string[], caller: Caller): Promise<BulkResult> {
  const requests: CancelRequest[] = [];
  const result = await forEachJob(jobIds, async (jobId) => {
    requests.push(await requestCancel(jobId, caller));
  });
  const running = requests.filter(({ outcome }) => outcome === 'requested');
  await Promise.all(running.map(forceCancelIfUnresponsive));
  for (const uid of new Set(requests.map(({ ownerUid }) => ownerUid))) await startNextOrReport(uid);
  return result;
}

interface CancelRequest extends CancelJobResult {
  readonly jobId: string;
  readonly ownerUid: string;
  /** When the slice had sent its last heartbeat before the request. */
  readonly lastHeartbeatAt: Date;
}

/** A repeated request changes nothing, for example when the first response was lost. */
function requestCancel(jobId: string, caller: Caller): Promise<CancelRequest> {
  return retryOnConflict(() => db.runTransaction((tx) => requestCancelIn(tx, jobId, caller)));
}

async function requestCancelIn(tx: Transaction, jobId: string, caller: Caller): Promise<CancelRequest> {
  const job = requireJobAccess((await tx.get(refs.job(jobId))).data(), caller);
  if (job.state === 'canceled') {
    return { jobId, ownerUid: job.ownerUid, outcome: 'canceled', lastHeartbeatAt: job.updatedAt };
  }
  if (hasEnded(job.state)) {
    throw new HttpsError('failed-precondition', 'This job has already ended, so it can’t be canceled.');
  }
  const snapshot = job.state === 'running' ? await readSnapshot(tx, jobId) : null;
  const now = new Date();
  // Leaves `updatedAt` alone, because it is the time of the last heartbeat.
  const cancelRequest = { cancelRequestedAt: job.cancelRequestedAt ?? now };
  const addEvent = (kind: TimelineKind) => {
    const event: TimelineEvent = { kind, at: now, slice: 0 };
    tx.update(refs.timeline(jobId), { events: FieldValue.arrayUnion(event) });
  };
  const isRunning = snapshot !== null && hasLiveLease(snapshot.job, snapshot.run, now);
  const request: CancelRequest = {
    jobId,
    ownerUid: job.ownerUid,
    outcome: isRunning ? 'requested' : 'canceled',
    lastHeartbeatAt: job.updatedAt,
  };
  if (isRunning && !canCancel(job)) return request;
  const before = { job: jobId, state: job.state };
  const after = { job: jobId, state: isRunning ? 'asked to stop' : 'canceled' };
  recordJobAction(tx, caller.uid, job, { action: 'job.cancel', before, after }, now);
  if (isRunning) {
    tx.update(refs.job(jobId), cancelRequest);
    addEvent('cancel-requested');
  } else if (snapshot) {
    writeCanceled(tx, snapshot, now);
    tx.update(refs.job(jobId), cancelRequest);
  } else {
    tx.update(refs.job(jobId), {
      ...cancelRequest,
      state: 'canceled',
      waitsFor: null,
      finishedAt: now,
      updatedAt: now,
    });
    addEvent('canceled');
    recordJobEnd(tx, { ...job, state: 'canceled', finishedAt: now });
  }
  return request;
}

/** Ends a job whose slice doesn’t respond. Returns whether it did. */
async function forceCancelIfUnresponsive({ jobId, lastHeartbeatAt }: CancelRequest): Promise<boolean> {
  const isSilent = (job: Job) => job.updatedAt.getTime() === lastHeartbeatAt.getTime();
  if (await waitForResponse(jobId, isSilent)) return false;
  const ended = await forceCancel(jobId, ({ job }) => isSilent(job));
  if (ended) log.warn('job canceled without its slice, which did not respond', { jobId });
  return ended;
}

/** Waits until a job has ended or sent a heartbeat. Returns whether it did in time. */
function waitForResponse(jobId: string, isSilent: (job: Job) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (heard: boolean) => {
      clearTimeout(timer);
      stopListening();
      resolve(heard);
    };
    const timer = setTimeout(() => answer(false), responseTimeoutMs);
    const stopListening = refs.job(jobId).onSnapshot(
      (snapshot) => {
        const job = snapshot.data();
        if (!job || hasEnded(job.state) || !isSilent(job)) answer(true);
      },
      (error) => {
        // The request is stored: a running slice follows it, and the job of a dead one ends when its lease expires.
        log.error('listening for the end of a canceled job failed', error, { jobId });
        answer(true);
      },
    );
  });
}
