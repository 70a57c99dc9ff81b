import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { activeStates, type Job } from '#domain/job';
import { type Load, type WaitReason, waitReasons, waitReasonsOf } from '#domain/jobQueue';
import { limitsFor } from '#domain/plans';
import { db, refs } from '../platform/firestore';
import { withLock } from '../platform/lock';
import { reportError } from '../platform/observe';
import { concurrentSlices } from '../platform/options';
import { commitIfUnchanged, ifUnchanged } from '../platform/preconditions';
import { enqueueSlice } from '../platform/tasks';

/** Users who are considered when an instance becomes free. */
const maxUsers = 20;

const waitingOf = (uid: string) =>
  refs.jobs.where('ownerUid', '==', uid).where('waitsFor', 'in', waitReasons).orderBy('createdAt');

const countOf = async (query: Query<Job>) => (await query.count().get()).data().count;

/** Returns the number of a user's started jobs, of all started jobs, and of those that the user has waiting. */
export async function loadOf(uid: string): Promise<Load & { readonly waiting: number }> {
  const [active, waiting, allActive, allWaiting] = await Promise.all([
    countOf(refs.jobs.where('ownerUid', '==', uid).where('state', 'in', activeStates)),
    countOf(waitingOf(uid)),
    countOf(refs.jobs.where('state', 'in', activeStates)),
    countOf(refs.jobs.where('waitsFor', 'in', waitReasons)),
  ]);
  return { own: active - waiting, waiting, all: allActive - allWaiting };
}

/**
 * Starts what can start after a job of the user has ended. If that freed an instance for which jobs of other users
 * wait, the one whose turn it is gets it, and the user's own jobs join the line. May run concurrently or stop
 * anywhere, because the sweep calls `startWaiting` for each user with waiting jobs.
 */
export async function startNext(ownerUid: string, capacity = concurrentSlices): Promise<void> {
  await startTurn(ownerUid, capacity);
  await startWaiting(ownerUid, capacity);
}

async function startTurn(ownerUid: string, capacity: number): Promise<void> {
  const turns = refs.jobs.where('waitsFor', '==', 'capacity').orderBy('ahead').orderBy('createdAt');
  const next = await turns.limit(maxUsers).get();
  const others = new Set(next.docs.map((doc) => doc.data().ownerUid));
  others.delete(ownerUid);
  if (others.size === 0 || (await loadOf(ownerUid)).all >= capacity) return;
  for (const uid of others) {
    if ((await startWaiting(uid, capacity)) > 0) return;
  }
}

/** Does the same for a call whose own work is done, so an error must not fail it: the sweep starts the jobs. */
export async function startNextOrReport(ownerUid: string): Promise<void> {
  await startNext(ownerUid).catch((error: unknown) => reportError('startNext', error));
}

/**
 * Starts a user's waiting jobs, the oldest first, as far as the plan and the capacity allow. Starts none while the user
 * isn't active or new jobs are paused: the sweep starts them afterward. Returns how many.
 */
export async function startWaiting(uid: string, capacity = concurrentSlices): Promise<number> {
  // Most users have no waiting jobs, and a lock costs two writes.
  if ((await waitingOf(uid).limit(1).get()).empty) return 0;
  return withLock(refs.submitLock(uid), async () => {
    const [userDoc, settings, load] = await Promise.all([
      refs.user(uid).get(),
      refs.accessSettings.get(),
      loadOf(uid),
    ]);
    const user = userDoc.data();
    if (user?.state !== 'active' || settings.data()?.jobsPaused) return 0;
    const limits = limitsFor(user.plan, user.limits);
    const free = Math.max(0, limits.jobsAtOnce - load.own);
    if (free === 0) return 0;
    const { docs } = await waitingOf(uid).limit(free).get();
    const reasons = waitReasonsOf(docs.length, load, limits, capacity);
    for (const [at, job] of docs.entries()) await startOrWait(job, reasons[at] ?? null);
    return reasons.filter((reason) => reason === null).length;
  });
}

async function startOrWait(job: QueryDocumentSnapshot<Job>, waitsFor: WaitReason | null): Promise<void> {
  if (job.data().waitsFor === waitsFor) return;
  // First the task, which may exist already: if the write fails, the slice clears the reason when it takes the lease.
  if (waitsFor === null) await enqueueSlice({ jobId: job.id, slice: 1 });
  const now = new Date();
  const change = waitsFor === null ? { waitsFor, readyAt: now, updatedAt: now } : { waitsFor };
  await commitIfUnchanged(db.batch().update(job.ref, change, ifUnchanged(job)));
}
