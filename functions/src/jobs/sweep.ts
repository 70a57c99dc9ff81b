import type { Transaction } from 'firebase-admin/firestore';
import { activeStates, hasEnded, type Job } from '../../../src/domain/job';
import { eachByItself } from '../platform/eachByItself';
import { db, paths } from '../platform/firestore';
import { log } from '../platform/log';
import { enqueueSlice } from '../platform/tasks';
import { lastGoodRun } from './compare/lastGoodRun';
import { deleteBelow, takeAway } from './takeAway';

/** A living slice writes at least every 15 seconds, and a dead one is tried again by the queue within two minutes. */
const silentMs = 5 * 60_000;

/** Jobs that one sweep takes care of; the next one comes in minutes. */
const mostJobs = 200;

/** A report that a schedule's next run waits for is kept by the day. */
const keptLongerMs = 86_400_000;

/** What the queue has lost and what time has run out for. Doing it twice does nothing twice. */
export async function sweep(now: Date): Promise<{ readonly resumed: number; readonly deleted: number }> {
  const resumed = await resumeSilent(now);
  await finishDeletions(now);
  const deleted = await deleteExpired(now);
  log.info('sweep done', { resumed, deleted });
  return { resumed, deleted };
}

/** Puts jobs on the queue again of which nothing was heard: their task never came, or was given up. */
async function resumeSilent(now: Date): Promise<number> {
  const silent = await paths
    .jobs()
    .where('state', 'in', activeStates)
    .where('updatedAt', '<', new Date(now.getTime() - silentMs))
    .orderBy('updatedAt')
    .limit(mostJobs)
    .get();
  let resumed = 0;
  for (const { id: jobId } of silent.docs) {
    const run = (await paths.run(jobId).get()).data();
    if (!run || (run.holder !== null && run.leaseUntil > now)) continue;
    // The queue remembers the names of tasks it has had, so this one gets a name of its own; one a sweep's time.
    await enqueueSlice({ jobId, slice: run.slice }, `again-${Math.floor(now.getTime() / silentMs)}`);
    log.warn('job put on the queue again', { jobId, slice: run.slice });
    resumed += 1;
  }
  return resumed;
}

/** Reports whose time is over, with all that lies below them and their links; a word of each stays for its owner. */
async function deleteExpired(now: Date): Promise<number> {
  const expired = await paths.jobs().where('expiresAt', '<', now).orderBy('expiresAt').limit(mostJobs).get();
  let deleted = 0;
  await eachByItself(expired.docs, async (snapshot) => {
    if (await expire(snapshot.data(), now)) deleted += 1;
  });
  return deleted;
}

/** @returns whether the job is gone. */
async function expire({ jobId, scheduleId, state }: Job, now: Date): Promise<boolean> {
  const awaited = scheduleId !== null && state === 'succeeded' && (await isAwaited(jobId, scheduleId));
  const taken = await db.runTransaction(async (tx) => {
    const job = (await tx.get(paths.job(jobId))).data();
    if (!job || !hasEnded(job.state) || job.expiresAt >= now) return false;
    if (awaited) keepLonger(tx, job, now);
    else takeAway(tx, job, 'expired', job.expiresAt);
    return !awaited;
  });
  if (taken) await deleteBelow([jobId]);
  return taken;
}

/**
 * Whether a schedule's next run is to be compared with this one: the months of a monthly one are longer than the
 * shortest time for which a plan keeps reports.
 */
async function isAwaited(jobId: string, scheduleId: string): Promise<boolean> {
  const schedule = (await paths.schedule(scheduleId).get()).data();
  return Boolean(schedule?.nextRunAt) && (await lastGoodRun(scheduleId)) === jobId;
}

function keepLonger(tx: Transaction, { jobId, share }: Job, now: Date): void {
  const expiresAt = new Date(now.getTime() + keptLongerMs);
  tx.update(paths.job(jobId), { expiresAt });
  if (share) tx.update(paths.share(share), { expiresAt });
}

/** Deletions that began and stopped: what lies below a job of which only the note is left. */
async function finishDeletions(now: Date): Promise<void> {
  const stopped = new Date(now.getTime() - silentMs);
  const notes = await paths.jobDeletions().where('at', '<', stopped).orderBy('at').limit(mostJobs).get();
  await deleteBelow(notes.docs.map(({ id }) => id));
}
