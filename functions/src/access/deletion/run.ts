import { getAuth } from 'firebase-admin/auth';
import type { Query } from 'firebase-admin/firestore';
import { deleteJobData } from '#functions/jobs/deletion';
import { hasLiveLease } from '#functions/jobs/leaseExpiry';
import { db, paths } from '#functions/platform/firestore';
import { verifiedEmail } from '#functions/platform/verifiedEmail';
import { ignoreUserNotFound } from '../account/authRecord';
import { entryIdFor } from '../waitlist/entry';

/** Documents a batch may delete; Firestore takes 500 writes. */
const batchSize = 300;
const jobsPerTransaction = 20;

/**
 * Deletes everything of an account that is marked for it, the authentication record last. Each step may be done again,
 * so a run that stopped anywhere is finished by the next. The audit log stays: it knows uids only.
 */
export async function runDeletion(uid: string): Promise<void> {
  const deletion = (await paths.deletion(uid).get()).data();
  if (!deletion) return;
  const { email } = deletion;
  await requireNoLiveSlice(uid);
  await deleteJobs(uid);
  // Mails and the waitlist entry of an address that was only claimed are someone else's.
  const proven = await verifiedEmail(uid, email);
  const subjects = proven ? [uid, entryIdFor(proven)] : [uid];
  await deleteAll(paths.shares().where('ownerUid', '==', uid));
  await deleteAll(paths.schedules().where('ownerUid', '==', uid));
  await deleteAll(paths.headerSecrets().where('ownerUid', '==', uid));
  await deleteAll(paths.waitlist().where('uid', '==', uid));
  await deleteAll(paths.waitlistBatches().where('actorUid', '==', uid));
  await deleteAll(paths.rateLimits().where('subject', 'in', subjects));
  if (proven) {
    await paths.waitlistEntry(entryIdFor(proven)).delete();
    await deleteAll(paths.mails().where('to', 'array-contains', proven));
  }
  await db.recursiveDelete(paths.user(uid));
  await ignoreUserNotFound(getAuth().deleteUser(uid));
  await paths.deletion(uid).delete();
}

/**
 * A closed account's jobs end within seconds, and nobody begins one; only the last slice may still be writing.
 * @throws Error while one is, so that the queue asks again.
 */
async function requireNoLiveSlice(uid: string): Promise<void> {
  const running = await paths.jobs().where('ownerUid', '==', uid).where('state', '==', 'running').get();
  for (const doc of running.docs) {
    const { id } = doc;
    const run = (await paths.run(id).get()).data();
    if (run && hasLiveLease(doc.data(), run, new Date()))
      throw new Error(`Job ${id} of a closed account is ending.`);
  }
}

/**
 * A job's document, lease and timeline go at once: every commit of a slice touches one of them, so one that was
 * believed dead adds nothing afterwards. A note stays until what lies below has gone too, also that of a job which its
 * owner deleted before.
 */
async function deleteJobs(uid: string): Promise<void> {
  while ((await deleteJobDocuments(uid)) > 0);
  const notes = paths.jobDeletions().where('ownerUid', '==', uid).limit(jobsPerTransaction);
  for (let left = await notes.get(); !left.empty; left = await notes.get()) {
    await deleteJobData(left.docs.map((note) => note.id));
  }
}

function deleteJobDocuments(uid: string): Promise<number> {
  return db.runTransaction(async (tx) => {
    const jobs = await tx.get(paths.jobs().where('ownerUid', '==', uid).limit(jobsPerTransaction));
    for (const { id } of jobs.docs) {
      tx.set(paths.jobDeletion(id), { ownerUid: uid, at: new Date() });
      for (const ref of [paths.job(id), paths.run(id), paths.timeline(id)]) tx.delete(ref);
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
