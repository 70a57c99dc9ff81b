import { getAuth } from 'firebase-admin/auth';
import type { Query } from 'firebase-admin/firestore';
import { deleteJobData } from '../jobs/deletion';
import { hasLiveLease } from '../jobs/lease';
import { verifiedEmail } from '../platform/email';
import { db, refs } from '../platform/firestore';
import { forEachSettled } from '../platform/forEachSettled';
import { log } from '../platform/log';
import { enqueueDeletion } from '../platform/tasks';
import { ignoreUserNotFound } from './authRecord';
import { entryIdFor } from './waitlist/entry';

/** Documents per batch. Firestore allows 500 writes. */
const batchSize = 300;
const jobsPerTransaction = 20;

/**
 * Deletes all data of an account that is marked for deletion, and its authentication record last. Every step can be
 * repeated, so the next run finishes an interrupted one. The audit log stays, because it has only uids.
 */
export async function runDeletion(uid: string): Promise<void> {
  const deletion = (await refs.deletion(uid).get()).data();
  if (!deletion) return;
  const { email } = deletion;
  await requireNoLiveSlice(uid);
  await deleteJobs(uid);
  // The emails and the waitlist entry of an unverified address belong to someone else.
  const ownEmail = await verifiedEmail(uid, email);
  const subjects = ownEmail ? [uid, entryIdFor(ownEmail)] : [uid];
  await deleteAll(refs.shares.where('ownerUid', '==', uid));
  await deleteAll(refs.schedules.where('ownerUid', '==', uid));
  await deleteAll(refs.headerSecrets.where('ownerUid', '==', uid));
  await deleteAll(refs.waitlist.where('uid', '==', uid));
  await deleteAll(refs.waitlistBatches.where('actorUid', '==', uid));
  await deleteAll(refs.rateLimits.where('subject', 'in', subjects));
  if (ownEmail) {
    await refs.waitlistEntry(entryIdFor(ownEmail)).delete();
    await deleteAll(refs.mails.where('to', 'array-contains', ownEmail));
    await deleteAll(refs.heldMails.where('to', 'array-contains', ownEmail));
  }
  await db.recursiveDelete(refs.user(uid));
  await ignoreUserNotFound(getAuth().deleteUser(uid));
  await refs.deletion(uid).delete();
}

/**
 * The jobs of a closed account end within seconds and none can start, but the last slice may still be writing.
 * @throws Error while it is, so that the queue retries.
 */
async function requireNoLiveSlice(uid: string): Promise<void> {
  const running = await refs.jobs.where('ownerUid', '==', uid).where('state', '==', 'running').get();
  for (const doc of running.docs) {
    const { id } = doc;
    const run = (await refs.run(id).get()).data();
    if (run && hasLiveLease(doc.data(), run, new Date()))
      throw new Error(`A slice of job ${id} is still running. The deletion is retried when it has ended.`);
  }
}

/**
 * Deletes each job's document, lease and timeline in one transaction. Every commit of a slice touches one of them, so a slice
 * that was believed dead can't add anything later. A record stays until the job's subcollections are deleted too,
 * including those of a job that its owner deleted before.
 */
async function deleteJobs(uid: string): Promise<void> {
  while ((await deleteJobDocuments(uid)) > 0);
  const notes = refs.jobDeletions.where('ownerUid', '==', uid).limit(jobsPerTransaction);
  for (let left = await notes.get(); !left.empty; left = await notes.get()) {
    await deleteJobData(left.docs.map((note) => note.id));
  }
}

function deleteJobDocuments(uid: string): Promise<number> {
  return db.runTransaction(async (tx) => {
    const jobs = await tx.get(refs.jobs.where('ownerUid', '==', uid).limit(jobsPerTransaction));
    for (const { id } of jobs.docs) {
      tx.set(refs.jobDeletion(id), { ownerUid: uid, at: new Date() });
      for (const ref of [refs.job(id), refs.run(id), refs.timeline(id)]) tx.delete(ref);
    }
    return jobs.size;
  });
}

async function deleteAll<T>(query: Query<T>): Promise<void> {
  for (;;) {
    const found = await query.limit(batchSize).get();
    if (found.empty) return;
    const batch = db.batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Enough time for the first task to start. */
const firstWaitMs = 5 * 60_000;

/** The queue retries a failing task for more than two hours, so once an hour is enough. */
const retryAfterMs = 3_600_000;

/** Deletions per sweep. The next sweep starts within five minutes. */
const resumeBatchSize = 100;

export const firstResumeAt = (requestedAt: Date) => new Date(requestedAt.getTime() + firstWaitMs);

/** Requeues deletions whose task was lost or used up its attempts. */
export async function resumeDeletions(now: Date): Promise<void> {
  const due = await refs.deletions.where('resumeAt', '<=', now).limit(resumeBatchSize).get();
  await forEachSettled(due.docs, async ({ id: uid, ref }) => {
    await enqueueDeletion({ uid });
    await ref.update({ resumeAt: new Date(now.getTime() + retryAfterMs) });
    log.warn('stuck deletion requeued', { uid });
  });
}
