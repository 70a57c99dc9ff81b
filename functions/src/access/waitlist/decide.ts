import type { AuditAction } from '#domain/auditLog';
import type { WaitlistBatch, WaitlistEntry, WaitlistState } from '#domain/waitlist';
import { recordAction } from '#functions/platform/auditLog';
import { queueEmail } from '#functions/platform/email';
import { db, paths } from '#functions/platform/firestore';
import { requireActingAdmin } from '../admin/actor';
import { syncClaims } from '../claims';
import { approvedEmail } from './emails';
import { ownsEmail } from './entry';

type Decision = WaitlistBatch['decision'];

const outcomes: Record<Decision, { from: readonly WaitlistState[]; to: WaitlistState; action: AuditAction }> =
  {
    approve: { from: ['waiting', 'declined'], to: 'approved', action: 'waitlist.approve' },
    decline: { from: ['waiting'], to: 'declined', action: 'waitlist.decline' },
  };

/** Decides one entry. Does nothing if the entry already has this decision or doesn’t exist. */
export async function decideEntry(actorUid: string, id: string, decision: Decision): Promise<void> {
  const uid = await db.runTransaction(async (tx) => {
    const now = new Date();
    await requireActingAdmin(tx, actorUid);
    const entry = (await tx.get(paths.waitlistEntry(id))).data();
    if (!entry) return null;
    const { from, to, action } = outcomes[decision];
    if (!from.includes(entry.state)) return entry.uid;
    const user = entry.uid ? (await tx.get(paths.user(entry.uid))).data() : undefined;
    tx.update(paths.waitlistEntry(id), { state: to, decidedAt: now });
    // Otherwise the account is activated when its owner verifies the email address, and shows it then.
    if (decision === 'approve' && (await ownsEmail(entry))) {
      if (user?.state === 'waitlisted') tx.update(paths.user(user.uid), { state: 'active', updatedAt: now });
      if (entry.email) queueEmail(tx, entry.email, approvedEmail(entry), now);
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
