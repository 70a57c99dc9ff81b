import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { activeStates, hasEnded, type Job } from '#domain/job';
import { db, refs } from '../platform/firestore';
import { forEachSettled } from '../platform/forEachSettled';
import { log } from '../platform/log';
import { commitIfUnchanged, ifUnchanged } from '../platform/preconditions';
import { enqueueSlice } from '../platform/tasks';
import { deleteJobData, deleteJobDocument } from './deletion';
import { hasLiveLease } from './lease';
import { lastGoodRun } from './previousRun';
import { recountSite } from './recount';
import { startWaiting } from './startWaiting';

/** A running slice sends a heartbeat at least every two minutes, and the queue retries a failed one for up to five. */
const stalledAfterMs = 5 * 60_000;

const maxRequeueDelayMs = 3_600_000;

/** Jobs per sweep. The next sweep starts within minutes. */
const maxJobs = 200;

/** A report that the next run of a schedule needs is extended by a day at a time. */
const extensionMs = 86_400_000;

/**
 * Reports are extended before they expire, because rules refuse to read an expired one. A sweep may take 30 minutes,
 * and the next one starts up to 5 minutes later. Each report would be read by 40 ÷ 5 = 8 sweeps, so this looks at
 * runs of schedules only; any other report is read once, by the sweep that deletes it.
 */
const extendAheadMs = 40 * 60_000;

interface SweepCounts {
  resumed: number;
  deleted: number;
}

/**
 * Requeues stalled jobs, and extends or deletes expired reports and free checks. May run again at any time.
 * @throws AggregateError at the end, with the errors of all jobs that failed. One failure doesn’t stop the others.
 */
export async function sweep(now: Date): Promise<Readonly<SweepCounts>> {
  const done: SweepCounts = { resumed: 0, deleted: 0 };
  try {
    await forEachSettled(
      [
        requeueStalledJobs,
        extendNeededReports,
        finishDeletions,
        finishRecounts,
        deleteExpired,
        deleteExpiredFreeChecks,
      ],
      (part) => part(now, done),
    );
  } finally {
    log.info('sweep done', { ...done });
  }
  return done;
}

/** Requeues jobs without a recent heartbeat, whose task was lost or used up its attempts. */
async function requeueStalledJobs(now: Date, done: SweepCounts): Promise<void> {
  let left = maxJobs;
  const stalled = stalledJobs(now, () => left > 0);
  const waitingUsers = new Set<string>();
  await forEachSettled(stalled, async (doc) => {
    const job = doc.data();
    if (job.waitsFor) {
      // The process that had to start it may have died, or the user’s limits have changed.
      if (waitingUsers.has(job.ownerUid)) return;
      waitingUsers.add(job.ownerUid);
      await startWaiting(job.ownerUid);
      return;
    }
    left -= 1;
    if (await requeue(job, now)) done.resumed += 1;
    else left += 1;
  });
}

/** Reads stalled jobs a page at a time, the oldest heartbeat first: many of them only wait for their delayed task. */
async function* stalledJobs(now: Date, wantsMore: () => boolean): AsyncGenerator<QueryDocumentSnapshot<Job>> {
  const stalled = refs.jobs
    .where('state', 'in', activeStates)
    .where('updatedAt', '<', new Date(now.getTime() - stalledAfterMs))
    .orderBy('updatedAt')
    .limit(maxJobs);
  let page = await stalled.get();
  while (!page.empty) {
    for (const job of page.docs) {
      if (!wantsMore()) return;
      yield job;
    }
    const last = page.docs.at(-1);
    if (!last || page.size < maxJobs) return;
    page = await stalled.startAfter(last).get();
  }
}

/** Returns false if the job has a live lease, or if its last task may still be queued. */
async function requeue(job: Job, now: Date): Promise<boolean> {
  const { jobId } = job;
  const runDoc = await refs.run(jobId).get();
  const run = runDoc.data();
  if (!run || hasLiveLease(job, run, now)) return false;
  const { slice, fence, requeued } = run;
  if (requeued && now.getTime() - requeued.at.getTime() < requeueDelayMs(requeued.times)) return false;
  const times = (requeued?.times ?? 0) + 1;
  // Cloud Tasks rejects a task name that it has seen, so each attempt has its own name, and concurrent sweeps enqueue
  // only one task.
  await enqueueSlice({ jobId, slice }, `again-${fence}-${times}`);
  log.warn('stalled job requeued', { jobId, slice, times });
  const write = db.batch();
  write.update(refs.run(jobId), { requeued: { times, at: now } }, ifUnchanged(runDoc));
  // If this fails, a slice has taken the lease meanwhile.
  await commitIfUnchanged(write);
  return true;
}

/**
 * Returns how long to wait for a requeued task, in milliseconds: twice as long each time, up to an hour. A task that
 * only waits behind others is not lost, and another one would find nothing to do.
 */
export function requeueDelayMs(times: number): number {
  return Math.min(maxRequeueDelayMs, stalledAfterMs * 2 ** times);
}

/** Extends reports that a schedule’s next run needs and that expire soon. */
async function extendNeededReports(now: Date): Promise<void> {
  const ending = await refs.jobs
    .where('scheduleId', '!=', null)
    .where('expiresAt', '>=', now)
    .where('expiresAt', '<', new Date(now.getTime() + extendAheadMs))
    .orderBy('expiresAt')
    .limit(maxJobs)
    .get();
  await forEachSettled(ending.docs, async (snapshot) => void (await extendOrDelete(snapshot.data(), now)));
}

/** Deletes expired reports with all of their data and share links. Their owners keep a tombstone. */
async function deleteExpired(now: Date, done: SweepCounts): Promise<void> {
  const expired = await refs.jobs.where('expiresAt', '<', now).orderBy('expiresAt').limit(maxJobs).get();
  await forEachSettled(expired.docs, async (snapshot) => {
    if (await extendOrDelete(snapshot.data(), now)) done.deleted += 1;
  });
}

/** Returns whether the job was deleted. */
async function extendOrDelete({ jobId, scheduleId, state, expiresAt }: Job, now: Date): Promise<boolean> {
  const isNeeded =
    scheduleId !== null && state === 'succeeded' && (await isNeededForComparison(jobId, scheduleId));
  if (expiryAction(expiresAt, isNeeded, now) === 'leave') return false;
  const isDeleted = await db.runTransaction(async (tx) => {
    const job = (await tx.get(refs.job(jobId))).data();
    if (!job || !hasEnded(job.state)) return false;
    const action = expiryAction(job.expiresAt, isNeeded, now);
    if (action === 'keep') await extendExpiry(tx, job, now);
    if (action === 'delete') deleteJobDocument(tx, job, 'expired', job.expiresAt);
    return action === 'delete';
  });
  if (isDeleted) await deleteJobData([jobId]);
  return isDeleted;
}

/** Decides what happens to a report that has expired, or will before the next sweep. */
export function expiryAction(expiresAt: Date, isNeeded: boolean, now: Date): 'keep' | 'delete' | 'leave' {
  const left = expiresAt.getTime() - now.getTime();
  if (isNeeded) return left < extendAheadMs ? 'keep' : 'leave';
  return left < 0 ? 'delete' : 'leave';
}

/**
 * Whether the next run of a schedule will be compared with this one. The period of a monthly schedule is longer than
 * the shortest retention of a plan.
 */
async function isNeededForComparison(jobId: string, scheduleId: string): Promise<boolean> {
  const schedule = (await refs.schedule(scheduleId).get()).data();
  return Boolean(schedule?.nextRunAt) && (await lastGoodRun(scheduleId)) === jobId;
}

/** If the report has expired already, Firestore may have deleted its link, which then stays deleted. */
async function extendExpiry(tx: Transaction, { jobId, share }: Job, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + extensionMs);
  const isShared = share !== null && (await tx.get(refs.share(share))).exists;
  tx.update(refs.job(jobId), { expiresAt });
  if (share && isShared) tx.update(refs.share(share), { expiresAt });
}

/** Rules refuse to read an expired free check. Firestore's own deletion of expired documents may take days. */
async function deleteExpiredFreeChecks(now: Date): Promise<void> {
  const expired = await refs.freeChecks.where('expiresAt', '<', now).limit(maxJobs).select().get();
  const write = db.batch();
  for (const { ref } of expired.docs) write.delete(ref);
  await write.commit();
}

/** Continues deletions that were interrupted after the job’s document was deleted. */
async function finishDeletions(now: Date): Promise<void> {
  const stopped = new Date(now.getTime() - stalledAfterMs);
  const notes = await refs.jobDeletions.where('at', '<', stopped).orderBy('at').limit(maxJobs).get();
  await forEachSettled(notes.docs, ({ id }) => deleteJobData([id]));
}

/** Continues recounts whose task was lost or used up its attempts. */
async function finishRecounts(now: Date): Promise<void> {
  const stopped = new Date(now.getTime() - stalledAfterMs);
  const notes = await refs.recounts.where('at', '<', stopped).orderBy('at').limit(maxJobs).get();
  await forEachSettled(notes.docs, (note) => recountSite(note.data()));
}
