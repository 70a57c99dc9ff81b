import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { db } from './firestore';
import { asRead, commitUnlessOvertaken, isTaken, wasOvertaken } from './preconditions';
import type { Lock } from './records';
import { refusal } from './refusal';

/** A lock expires after this time, in case its holder has died. */
const leaseMs = 10_000;
const patienceMs = 30_000;
const pauseMs = { least: 40, most: 120 };

/**
 * Runs the work of all callers that share a lock one after the other, across instances. Concurrent transactions on the
 * same documents would abort each other and wait for seconds before they retry.
 * @throws HttpsError `slow-down` after 30 s of waiting.
 */
export async function oneAtATime<T>(lock: DocumentReference<Lock>, work: () => Promise<T>): Promise<T> {
  const lockedAt = await acquire(lock);
  try {
    return await work();
  } finally {
    await commitUnlessOvertaken(db.batch().delete(lock, { lastUpdateTime: lockedAt }));
  }
}

async function acquire(lock: DocumentReference<Lock>): Promise<Timestamp> {
  for (const giveUpAt = Date.now() + patienceMs; Date.now() < giveUpAt; ) {
    const lockedAt = (await create(lock)) ?? (await takeOver(lock));
    if (lockedAt) return lockedAt;
    await pause(pauseMs.least + Math.random() * (pauseMs.most - pauseMs.least));
  }
  throw refusal('slow-down');
}

const expiry = () => new Date(Date.now() + leaseMs);

async function create(lock: DocumentReference<Lock>): Promise<Timestamp | null> {
  try {
    return (await lock.create({ expiresAt: expiry() })).writeTime;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** Takes a lock whose holder has died. */
async function takeOver(lock: DocumentReference<Lock>): Promise<Timestamp | null> {
  const held = await lock.get();
  const expiresAt = held.data()?.expiresAt;
  if (!expiresAt || expiresAt > new Date()) return null;
  try {
    return (await lock.update({ expiresAt: expiry() }, asRead(held))).writeTime;
  } catch (error) {
    if (wasOvertaken(error)) return null;
    throw error;
  }
}
