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

/** Decides one entry; one that is decided so already, or is gone, stays as it is. */
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
    // Otherwise the account is let in when its owner confirms the address, and learns of it on the screen.
    if (decision === 'approve' && (await ownsEmail(entry))) {
      if (user?.state === 'waitlisted') tx.update(paths.user(user.uid), { state: 'active', updatedAt: now });
      if (entry.email) queueEmail(tx, entry.email, approvedEmail(entry), now);
    }
    recordAction(tx, { actorUid, action, targetUid: entry.uid, ...factsOf(entry, to) }, now);
    return entry.uid;
  });
  // Also when nothing changed now: an earlier try may have failed between the document and the claims.
  if (uid) await syncClaims(uid);
}

/** An address without an account is named by its entry, whose id is a digest. */
function factsOf(entry: WaitlistEntry, to: WaitlistState) {
  return {
    before: { state: entry.state },
    after: { state: to, ...(entry.uid === null && { entry: entry.id }) },
  };
}
