import { getAuth } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { SignOutUserRequest } from '#domain/operations';
import { recordAction } from '#functions/platform/auditLog';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { requireActingAdmin, requireTarget } from '../admin/actor';
import { endViewsOf } from '../views/end';

/**
 * Ends all sessions of an account. The document makes functions and rules reject existing tokens immediately, and
 * revoked refresh tokens prevent new ones. If the latter fails, a repeated call does it.
 */
export async function endSessions(
  uid: string,
  inTransaction?: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    await inTransaction?.(tx, now);
    tx.update(paths.user(uid), { signedOutAt: now, updatedAt: now });
  });
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
