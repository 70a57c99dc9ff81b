import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { activeStates, hasEnded, type Job } from '#domain/job';
import { db, paths } from '../platform/firestore';
import { forEachSettled } from '../platform/forEachSettled';
import { log } from '../platform/log';
import { commitIfUnchanged, ifUnchanged } from '../platform/preconditions';
import { enqueueSlice } from '../platform/tasks';
import { lastGoodRun } from './compare/lastGoodRun';
import { deleteJobData, deleteJobDocument } from './deletion';
import { hasLiveLease } from './leaseExpiry';

/** A living slice is heard of every two minutes, and a dead one is tried again by the queue until within five. */
const stalledAfterMs = 5 * 60_000;

const maxRequeueDelayMs = 3_600_000;

/** Jobs that one sweep takes care of; the next one comes in minutes. */
const maxJobs = 200;

/** A report that a schedule's next run waits for is kept by the day. */
const extensionMs = 86_400_000;

/**
 * That is done before its time is over, or it would be refused until the next sweep: one may take half an hour, and the
 * next begins within five minutes. Whatever is looked for so early is read by 40 / 5 = 8 sweeps, so only runs of schedules
 * are; any other report is read by the sweep that deletes it.
 */
const extendAheadMs = 40 * 60_000;

interface SweepCounts {
  resumed: number;
  deleted: number;
}

/**
 * What the queue has lost and what time has run out for. Doing it twice does nothing twice.
 * @throws AggregateError at its end, with what went wrong; no job that fails keeps another one from its turn.
 */
export async function sweep(now: Date): Promise<Readonly<SweepCounts>> {
  const done: SweepCounts = { resumed: 0, deleted: 0 };
  try {
    await forEachSettled([requeueStalledJobs, extendNeededReports, finishDeletions, deleteExpired], (part) =>
      part(now, done),
    );
  } finally {
    log.info('sweep done', { ...done });
  }
  return done;
}

/** Puts jobs on the queue again of which nothing was heard: their task never came, or was given up. */
async function requeueStalledJobs(now: Date, done: SweepCounts): Promise<void> {
  let left = maxJobs;
  const stalled = stalledJobs(now, () => left > 0);
  await forEachSettled(stalled, async (job) => {
    left -= 1;
    if (await requeue(job.data(), now)) done.resumed += 1;
    else left += 1;
  });
}

/** The longest silent first, a few at a time: of those that wait their turn many are left alone. */
async function* stalledJobs(now: Date, wantsMore: () => boolean): AsyncGenerator<QueryDocumentSnapshot<Job>> {
  const stalled = paths
    .jobs()
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

/** @returns false when somebody works on the job, or its task may still be waiting for its turn. */
async function requeue(job: Job, now: Date): Promise<boolean> {
  const { jobId } = job;
  const runDoc = await paths.run(jobId).get();
  const run = runDoc.data();
  if (!run || hasLiveLease(job, run, now)) return false;
  const { slice, fence, again } = run;
  if (again && now.getTime() - again.at.getTime() < requeueDelayMs(again.times)) return false;
  const times = (again?.times ?? 0) + 1;
  // The queue remembers the names of tasks it has had, so each of these has one of its own: two sweeps at once are one.
  await enqueueSlice({ jobId, slice }, `again-${fence}-${times}`);
  log.warn('job put on the queue again', { jobId, slice, times });
  const write = db.batch();
  write.update(paths.run(jobId), { again: { times, at: now } }, ifUnchanged(runDoc));
  // Whoever has taken it meanwhile is at work.
  await commitIfUnchanged(write);
  return true;
}

/**
 * How long a task that was put on the queue again is waited for, in milliseconds: twice as long each time, up to an hour.
 * A task that only waits its turn behind others is not lost, and each further one would come when there is nothing to do.
 */
export function requeueDelayMs(times: number): number {
  return Math.min(maxRequeueDelayMs, stalledAfterMs * 2 ** times);
}

/** Reports that schedules wait for and whose time is soon over. */
async function extendNeededReports(now: Date): Promise<void> {
  const ending = await paths
    .jobs()
    .where('scheduleId', '!=', null)
    .where('expiresAt', '>=', now)
    .where('expiresAt', '<', new Date(now.getTime() + extendAheadMs))
    .orderBy('expiresAt')
    .limit(maxJobs)
    .get();
  await forEachSettled(ending.docs, async (snapshot) => void (await extendOrDelete(snapshot.data(), now)));
}

/** Reports whose time is over, with all that lies below them and their links; a word of each stays for its owner. */
async function deleteExpired(now: Date, done: SweepCounts): Promise<void> {
  const expired = await paths.jobs().where('expiresAt', '<', now).orderBy('expiresAt').limit(maxJobs).get();
  await forEachSettled(expired.docs, async (snapshot) => {
    if (await extendOrDelete(snapshot.data(), now)) done.deleted += 1;
  });
}

/** @returns whether the job is gone. */
async function extendOrDelete({ jobId, scheduleId, state, expiresAt }: Job, now: Date): Promise<boolean> {
  const isNeeded =
    scheduleId !== null && state === 'succeeded' && (await isNeededForComparison(jobId, scheduleId));
  if (expiryAction(expiresAt, isNeeded, now) === 'leave') return false;
  const isDeleted = await db.runTransaction(async (tx) => {
    const job = (await tx.get(paths.job(jobId))).data();
    if (!job || !hasEnded(job.state)) return false;
    const action = expiryAction(job.expiresAt, isNeeded, now);
    if (action === 'keep') extendExpiry(tx, job, now);
    if (action === 'delete') deleteJobDocument(tx, job, 'expired', job.expiresAt);
    return action === 'delete';
  });
  if (isDeleted) await deleteJobData([jobId]);
  return isDeleted;
}

/** What becomes of a report whose time is over, or will be before the next sweep. */
export function expiryAction(expiresAt: Date, isNeeded: boolean, now: Date): 'keep' | 'delete' | 'leave' {
  const left = expiresAt.getTime() - now.getTime();
  if (isNeeded) return left < extendAheadMs ? 'keep' : 'leave';
  return left < 0 ? 'delete' : 'leave';
}

/**
 * Whether a schedule's next run is to be compared with this one: the months of a monthly one are longer than the
 * shortest time for which a plan keeps reports.
 */
async function isNeededForComparison(jobId: string, scheduleId: string): Promise<boolean> {
  const schedule = (await paths.schedule(scheduleId).get()).data();
  return Boolean(schedule?.nextRunAt) && (await lastGoodRun(scheduleId)) === jobId;
}

function extendExpiry(tx: Transaction, { jobId, share }: Job, now: Date): void {
  const expiresAt = new Date(now.getTime() + extensionMs);
  tx.update(paths.job(jobId), { expiresAt });
  if (share) tx.update(paths.share(share), { expiresAt });
}

/** Deletions that began and stopped: what lies below a job of which only the note is left. */
async function finishDeletions(now: Date): Promise<void> {
  const stopped = new Date(now.getTime() - stalledAfterMs);
  const notes = await paths.jobDeletions().where('at', '<', stopped).orderBy('at').limit(maxJobs).get();
  await forEachSettled(notes.docs, ({ id }) => deleteJobData([id]));
}
