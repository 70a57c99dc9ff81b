import type { SetUserStateRequest } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { confirmedAddress } from '#functions/platform/confirmedAddress';
import { db, paths } from '#functions/platform/firestore';
import { sendMail } from '#functions/platform/mail';
import { recordDeed } from '../auditLog';
import { syncClaims } from '../claims';
import { endViewsWith } from '../views/end';
import { entryOf, newAccountEntry } from '../waitlist/entry';
import { approvedLetter } from '../waitlist/letters';
import { refuseYourself, requireActingAdmin, requireTarget } from './actor';

/** Lets an account in, blocks it, or sends it to the waitlist; its entry there follows. */
export async function setUserState(request: SetUserStateRequest, caller: Caller): Promise<object> {
  const { uid, state } = request;
  const reason = request.state === 'blocked' ? request.reason : null;
  await db.runTransaction(async (tx) => {
    const now = new Date();
    if (state !== 'active') refuseYourself(caller.uid, uid);
    await requireActingAdmin(tx, caller.uid);
    const user = await requireTarget(tx, uid);
    if (user.state === state && user.blockedReason === reason) return;
    const entry = await entryOf(tx, uid);
    const address = await confirmedAddress(uid, user.email);

    tx.update(paths.user(uid), { state, blockedReason: reason, updatedAt: now });
    if (state === 'waitlisted') {
      const waiting = entry ?? newAccountEntry(user, now);
      tx.set(paths.waitlistEntry(waiting.id), { ...waiting, uid, state: 'waiting', decidedAt: null });
    }
    if (state === 'active' && entry && entry.state !== 'approved') {
      tx.update(paths.waitlistEntry(entry.id), { uid, state: 'approved', decidedAt: now });
      if (user.state === 'waitlisted' && address)
        sendMail(tx, address, approvedLetter({ ...entry, uid }), now);
    }
    const facts = { before: { state: user.state }, after: { state }, reason };
    recordDeed(tx, { actorUid: caller.uid, action: 'user.state', targetUid: uid, ...facts }, now);
  });
  if (state !== 'active') await endViewsWith(uid);
  await syncClaims(uid);
  return {};
}
