import { goneJob } from '../../../src/domain/goneJob';
import { activeStates, hasEnded } from '../../../src/domain/job';
import { db, paths } from '../platform/firestore';
import { log } from '../platform/log';
import { enqueueSlice } from '../platform/tasks';

/** A living slice writes at least every ten seconds, and a dead one is tried again by the queue within two minutes. */
const silentMs = 5 * 60_000;

/** Jobs that one sweep takes care of; the next one comes in minutes. */
const mostJobs = 200;

/** What the queue has lost and what time has run out for. Doing it twice does nothing twice. */
export async function sweep(now: Date): Promise<{ readonly resumed: number; readonly deleted: number }> {
  const resumed = await resumeSilent(now);
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
  for (const snapshot of expired.docs) {
    const job = snapshot.data();
    if (!hasEnded(job.state)) continue;
    await paths.goneJob(job.ownerUid, job.jobId).set(goneJob(job, 'expired', job.expiresAt));
    if (job.share) await paths.share(job.share).delete();
    await db.recursiveDelete(paths.job(job.jobId));
    deleted += 1;
  }
  return deleted;
}
