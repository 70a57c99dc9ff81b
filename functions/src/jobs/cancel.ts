import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { canCancel, hasEnded, type Job } from '../../../src/domain/job';
import type { CancelJobResult } from '../../../src/domain/operations';
import type { TimelineEvent, TimelineKind } from '../../../src/domain/report';
import type { Caller } from '../platform/caller';
import { db, paths } from '../platform/firestore';
import { recordJobDeed } from './jobDeed';
import { tallyEnd } from './tally';

/**
 * Cancels a queued job at once, and asks a running one to stop; it keeps what it has found. Asking twice is asking once.
 * @throws HttpsError `not-found` when there is no such job of the caller's, `failed-precondition` when it has ended.
 */
export async function cancel(jobId: string, caller: Caller): Promise<CancelJobResult> {
  return db.runTransaction(async (tx) => {
    const job = ownJob((await tx.get(paths.job(jobId))).data(), caller);
    if (hasEnded(job.state)) {
      throw new HttpsError(
        'failed-precondition',
        'This job has already ended, so there is nothing to cancel.',
      );
    }
    const now = new Date();
    const outcome = job.state === 'queued' ? 'canceled' : 'requested';
    if (!canCancel(job)) return { outcome };
    const note = (kind: TimelineKind) => {
      const event: TimelineEvent = { kind, at: now, slice: 0 };
      tx.update(paths.timeline(jobId), { events: FieldValue.arrayUnion(event) });
    };
    const facts = {
      before: { job: jobId, state: job.state },
      after: { job: jobId, state: outcome === 'canceled' ? 'canceled' : 'asked to stop' },
    };
    recordJobDeed(tx, caller.uid, job, { action: 'job.cancel', ...facts }, now);
    const asked = { cancelRequestedAt: now, updatedAt: now };
    if (outcome === 'requested') {
      tx.update(paths.job(jobId), asked);
      note('cancel-requested');
    } else {
      tx.update(paths.job(jobId), { ...asked, state: 'canceled', finishedAt: now });
      note('canceled');
      tallyEnd(tx, { ...job, state: 'canceled', finishedAt: now });
    }
    return { outcome };
  });
}

/** The job, when it is the caller's own or the caller is an admin; what is somebody else's does not exist for others. */
export function ownJob(job: Job | undefined, caller: Caller): Job {
  if (!job || (job.ownerUid !== caller.uid && !caller.user.admin)) {
    throw new HttpsError('not-found', 'There is no such job. It may have been deleted.');
  }
  return job;
}
