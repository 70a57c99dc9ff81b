import { getAuth } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { claimsOf } from '#domain/access';
import type { DeleteMyAccountRequest, DeleteUserRequest } from '#domain/operations';
import { withAllEnded } from '#domain/session';
import type { User } from '#domain/user';
import { recordAction } from '../platform/auditLog';
import type { Caller, SignedIn } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';
import { enqueueDeletion } from '../platform/tasks';
import { requireActingAdmin, requireOtherUser } from './admin/actor';
import { ignoreUserNotFound } from './authRecord';
import { firstResumeAt } from './runDeletion';
import { endViewsOf } from './views';

/**
 * Deletes the caller’s account. Only another admin can revoke the role of an admin, who can’t delete their account
 * before that. So one admin always remains.
 */
export async function deleteMyAccount(
  { confirm }: DeleteMyAccountRequest,
  { uid }: SignedIn,
): Promise<object> {
  return deleteAccount(uid, confirm, { actorUid: uid, reason: null }, async (_, user) => {
    if (user?.admin) throw refusal('admin-account');
  });
}

export async function deleteUser(
  { uid, confirm, reason }: DeleteUserRequest,
  caller: Caller,
): Promise<object> {
  return deleteAccount(uid, confirm, { actorUid: caller.uid, reason }, async (tx) => {
    requireOtherUser(caller.uid, uid);
    await requireActingAdmin(tx, caller.uid);
  });
}

/**
 * Closes the account immediately, and enqueues its deletion. A repeated request restarts a stuck deletion.
 * @throws HttpsError `no-such-user`, `confirmation-mismatch`
 */
async function deleteAccount(
  uid: string,
  confirm: string,
  by: { readonly actorUid: string; readonly reason: string | null },
  mayDelete: (tx: Transaction, user: User | undefined) => Promise<void>,
): Promise<object> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    const user = (await tx.get(refs.user(uid))).data();
    const begun = (await tx.get(refs.deletion(uid))).data();
    const email = user?.email ?? begun?.email;
    if (email === undefined) throw refusal('no-such-user');
    await mayDelete(tx, user);
    if (confirm.toLowerCase() !== (email || uid).toLowerCase()) throw refusal('confirmation-mismatch');
    if (begun || !user) return;
    const closed = { state: 'deleting', admin: false, ...withAllEnded(now, null) } as const;
    tx.update(refs.user(uid), { ...closed, updatedAt: now });
    tx.set(refs.deletion(uid), { uid, email, requestedAt: now, resumeAt: firstResumeAt(now) });
    const facts = { before: { state: user.state }, after: { state: 'deleting' } };
    recordAction(tx, { ...by, action: 'user.delete', targetUid: uid, ...facts }, now);
  });
  await endViewsOf(uid);
  await ignoreUserNotFound(getAuth().setCustomUserClaims(uid, claimsOf({ state: 'deleting', admin: false })));
  await ignoreUserNotFound(getAuth().revokeRefreshTokens(uid));
  await enqueueDeletion({ uid });
  return {};
}
