import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Lock } from '#domain/internalRecords';
import { db } from './firestore';
import { commitIfUnchanged, ifUnchanged, isAlreadyExists, isFailedPrecondition } from './preconditions';
import { refusal } from './refusal';

/** A lock expires after this time, in case its owner has crashed. */
const leaseMs = 10_000;
const maxWaitMs = 30_000;
const retryDelayMs = { least: 40, most: 120 };

/**
 * Runs the work while it has the lock, so one caller at a time, across instances. Concurrent transactions on the same
 * documents would abort each other and wait for seconds before they retry.
 * @throws HttpsError `slow-down` after 30 s of waiting.
 */
export async function withLock<T>(lock: DocumentReference<Lock>, work: () => Promise<T>): Promise<T> {
  const lockedAt = await acquire(lock);
  try {
    return await work();
  } finally {
    await commitIfUnchanged(db.batch().delete(lock, { lastUpdateTime: lockedAt }));
  }
}

async function acquire(lock: DocumentReference<Lock>): Promise<Timestamp> {
  for (const deadline = Date.now() + maxWaitMs; Date.now() < deadline; ) {
    const lockedAt = (await create(lock)) ?? (await takeOver(lock));
    if (lockedAt) return lockedAt;
    await pause(retryDelayMs.least + Math.random() * (retryDelayMs.most - retryDelayMs.least));
  }
  throw refusal('slow-down');
}

const expiry = () => new Date(Date.now() + leaseMs);

async function create(lock: DocumentReference<Lock>): Promise<Timestamp | null> {
  try {
    return (await lock.create({ expiresAt: expiry() })).writeTime;
  } catch (error) {
    if (isAlreadyExists(error)) return null;
    throw error;
  }
}

/** Takes over an expired lock. */
async function takeOver(lock: DocumentReference<Lock>): Promise<Timestamp | null> {
  const snapshot = await lock.get();
  const expiresAt = snapshot.data()?.expiresAt;
  if (!expiresAt || expiresAt > new Date()) return null;
  try {
    return (await lock.update({ expiresAt: expiry() }, ifUnchanged(snapshot))).writeTime;
  } catch (error) {
    if (isFailedPrecondition(error)) return null;
    throw error;
  }
}
