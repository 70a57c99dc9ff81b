import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { AuditAction } from '#domain/auditLog';
import type { DecideWaitlistRequest, DecideWaitlistResult } from '#domain/operations';
import type { WaitlistBatch, WaitlistEntry, WaitlistState } from '#domain/waitlist';
import { recordAction } from '#functions/platform/auditLog';
import type { Caller } from '#functions/platform/caller';
import { currentOutbox, queueEmail } from '#functions/platform/email';
import { db, refs } from '#functions/platform/firestore';
import { enqueueWaitlistBatch } from '#functions/platform/tasks';
import { requireActingAdmin } from '../admin/actor';
import { syncClaims } from '../authRecord';
import { approvedEmail } from './emails';
import { ownsEmail } from './entry';

/** Entries decided concurrently, and entries decided before the admin gets a response. */
const chunkSize = 10;
const firstCount = 20;
const retentionMs = 7 * 86_400_000;

/** Creates a batch, decides its first entries, and enqueues the rest. */
export async function decideWaitlist(
  request: DecideWaitlistRequest,
  caller: Caller,
): Promise<DecideWaitlistResult> {
  await createBatch(request, caller.uid);
  const batch = await processBatch(request.batchId, firstCount);
  if (batch.ids.length > 0) await enqueueWaitlistBatch({ batchId: request.batchId });
  return { total: batch.total, done: batch.done };
}

async function createBatch({ batchId, decision, who }: DecideWaitlistRequest, actorUid: string) {
  await db.runTransaction(async (tx) => {
    const ref = refs.waitlistBatch(batchId);
    if ((await tx.get(ref)).exists) return;
    const ids = who.by === 'ids' ? [...new Set(who.ids)] : await firstWaiting(tx, who.count);
    const now = new Date();
    tx.create(ref, {
      decision,
      actorUid,
      ids,
      total: ids.length,
      done: 0,
      createdAt: now,
      expiresAt: new Date(now.getTime() + retentionMs),
    });
  });
}

async function firstWaiting(tx: Transaction, count: number): Promise<string[]> {
  const first = refs.waitlist.where('state', '==', 'waiting').orderBy('joinedAt').limit(count);
  return (await tx.get(first)).docs.map((doc) => doc.id);
}

/**
 * Decides the entries that are left in a batch. May stop anywhere and run again, even concurrently, because deciding
 * twice changes nothing.
 * @throws HttpsError `not-admin` if the admin has lost the role meanwhile.
 */
export async function processBatch(batchId: string, max: number = Number.POSITIVE_INFINITY) {
  let batch = await readBatch(batchId);
  for (let decided = 0; batch.ids.length > 0 && decided < max; decided += chunkSize) {
    const ids = batch.ids.slice(0, chunkSize);
    const { actorUid, decision } = batch;
    await Promise.all(ids.map((id) => decideEntry(actorUid, id, decision)));
    batch = await removeDecided(batchId, ids);
  }
  return batch;
}

async function readBatch(batchId: string): Promise<WaitlistBatch> {
  const batch = (await refs.waitlistBatch(batchId).get()).data();
  if (!batch) throw new HttpsError('not-found', 'This batch doesn’t exist.');
  return batch;
}

function removeDecided(batchId: string, decided: readonly string[]): Promise<WaitlistBatch> {
  return db.runTransaction(async (tx) => {
    const batch = (await tx.get(refs.waitlistBatch(batchId))).data();
    if (!batch) throw new HttpsError('not-found', 'This batch doesn’t exist.');
    const ids = batch.ids.filter((id) => !decided.includes(id));
    const after = { ...batch, ids, done: batch.total - ids.length };
    tx.set(refs.waitlistBatch(batchId), after);
    return after;
  });
}

type Decision = WaitlistBatch['decision'];

const outcomes: Record<Decision, { from: readonly WaitlistState[]; to: WaitlistState; action: AuditAction }> =
  {
    approve: { from: ['waiting', 'declined'], to: 'approved', action: 'waitlist.approve' },
    decline: { from: ['waiting'], to: 'declined', action: 'waitlist.decline' },
  };

/** Decides one entry. Does nothing if the entry already has this decision or doesn’t exist. */
async function decideEntry(actorUid: string, id: string, decision: Decision): Promise<void> {
  const outbox = await currentOutbox();
  const uid = await db.runTransaction(async (tx) => {
    const now = new Date();
    await requireActingAdmin(tx, actorUid);
    const entry = (await tx.get(refs.waitlistEntry(id))).data();
    if (!entry) return null;
    const { from, to, action } = outcomes[decision];
    if (!from.includes(entry.state)) return entry.uid;
    const user = entry.uid ? (await tx.get(refs.user(entry.uid))).data() : undefined;
    tx.update(refs.waitlistEntry(id), { state: to, decidedAt: now });
    // Otherwise the account is activated when its owner verifies the email address, and shows it then.
    if (decision === 'approve' && (await ownsEmail(entry))) {
      if (user?.state === 'waitlisted') tx.update(refs.user(user.uid), { state: 'active', updatedAt: now });
      if (entry.email) queueEmail(tx, outbox, entry.email, approvedEmail(entry), now);
    }
    recordAction(tx, { actorUid, action, targetUid: entry.uid, ...factsOf(entry, to) }, now);
    return entry.uid;
  });
  // Also if nothing has changed: an earlier attempt may have failed between the document and the claims.
  if (uid) await syncClaims(uid);
}

/** Names an entry without an account by its ID, which is a digest. */
function factsOf(entry: WaitlistEntry, to: WaitlistState) {
  return {
    before: { state: entry.state },
    after: { state: to, ...(entry.uid === null && { entry: entry.id }) },
  };
}
