import { getAuth } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { EndSessionRequest, SignOutEverywhereRequest, SignOutUserRequest } from '#domain/operations';
import { sessionIdOf, withAllEnded, withEndedSession } from '#domain/session';
import { recordAction } from '../platform/auditLog';
import type { Caller, SignedIn } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';
import { requireActingAdmin, requireTarget } from './admin/actor';
import { endViewsOf } from './views';

/** Users have few sessions. More than these are deleted when they expire. */
const maxDeleted = 400;

/** Removes sessions from the list that started before this time, except one. */
export async function forgetSessions(uid: string, before: Date, kept?: string): Promise<void> {
  const old = await refs.sessions(uid).where('signedInAt', '<', before).limit(maxDeleted).get();
  const batch = db.batch();
  for (const { id, ref } of old.docs) if (id !== kept) batch.delete(ref);
  if (!old.empty) await batch.commit();
}

/**
 * Ends one session of the caller. The document makes rules and functions reject its ID tokens immediately, including
 * those that its refresh token still gets. Firebase Authentication can only revoke all refresh tokens of an account, so
 * the holder of this one can still call Firebase Authentication itself: read the account's email address and name, and
 * change the name. What changes the password or the email address, or deletes the account, requires a login of the last
 * minutes there.
 *
 * The caller's own session is only removed from the list, because the browser that logs out discards its tokens. Ending
 * it here would fill the list of ended sessions with logouts.
 */
export async function endSession({ session }: EndSessionRequest, caller: SignedIn): Promise<object> {
  const { uid } = caller;
  const own = sessionIdOf(caller.signedInAt);
  if (session === own) {
    await refs.session(uid, own).delete();
    return {};
  }
  await db.runTransaction(async (tx) => {
    const user = (await tx.get(refs.user(uid))).data();
    if (!user) throw refusal('account-not-ready');
    // Ended already. Also, only existing sessions can fill the list.
    if (!(await tx.get(refs.session(uid, session))).exists) return;
    const ends = withEndedSession(user, Number(session), Number(own));
    tx.update(refs.user(uid), { ...ends, updatedAt: new Date() });
    tx.delete(refs.session(uid, session));
  });
  // A view doesn't know which of the admin's sessions it was started in.
  await endViewsOf(uid);
  return {};
}

/**
 * Ends all sessions of the caller, except this one if it is to be kept. Firebase Authentication can only revoke all
 * refresh tokens of an account, so then none is revoked. See `endSession` for what their holders can still do.
 */
export async function signOutEverywhere(
  { keepThis = false }: SignOutEverywhereRequest,
  { uid, signedInAt }: SignedIn,
): Promise<object> {
  if (!keepThis) await endSessions(uid);
  else {
    const now = new Date();
    const own = sessionIdOf(signedInAt);
    await refs.user(uid).update({ ...withAllEnded(now, Number(own)), updatedAt: now });
    await forgetSessions(uid, now, own);
    await endViewsOf(uid);
  }
  return {};
}

/**
 * Ends all sessions of an account. The document makes functions and rules reject existing tokens immediately, and
 * revoked refresh tokens prevent new ones. If the latter fails, a repeated call does it.
 */
async function endSessions(
  uid: string,
  inTransaction?: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  const endedAt = await db.runTransaction(async (tx) => {
    const now = new Date();
    await inTransaction?.(tx, now);
    tx.update(refs.user(uid), { ...withAllEnded(now, null), updatedAt: now });
    return now;
  });
  await forgetSessions(uid, endedAt);
  await endViewsOf(uid);
  await getAuth().revokeRefreshTokens(uid);
}

export async function signOutUser({ uid }: SignOutUserRequest, caller: Caller): Promise<object> {
  await endSessions(uid, async (tx, now) => {
    await requireActingAdmin(tx, caller.uid);
    await requireTarget(tx, uid);
    recordAction(tx, { actorUid: caller.uid, action: 'user.sign-out', targetUid: uid }, now);
  });
  return {};
}
