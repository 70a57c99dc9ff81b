import { getAuth } from 'firebase-admin/auth';
import { claimsOf, type ViewClaims, viewUidFor } from '#domain/access';
import type { ViewAsUserRequest, ViewAsUserResult } from '#domain/operations';
import { recordAction } from '../platform/auditLog';
import type { Caller } from '../platform/caller';
import { db, refs } from '../platform/firestore';
import { forEachSettled } from '../platform/forEachSettled';
import { refusal } from '../platform/refusal';
import { requireActingAdmin, requireOtherUser, requireTarget } from './admin/actor';
import { ignoreUserNotFound, readAccount } from './authRecord';

/** A custom token is valid for this long, so it can recreate the account of a view that has ended. */
const tokenMs = 3_600_000;

/**
 * Ends a view. Rules and functions reject its tokens as soon as the document says so, and without an account its
 * refresh tokens are useless. `sweepViews` deletes the document later, and the account if this fails.
 */
export async function endView(viewUid: string): Promise<void> {
  await refs.view(viewUid).update({ endsAt: new Date() });
  await ignoreUserNotFound(getAuth().deleteUser(viewUid));
}

/** Ends the views that a user has started as an admin, and those that admins have of this user. */
export async function endViewsOf(uid: string): Promise<void> {
  const now = new Date();
  for (const field of ['adminUid', 'userUid'] as const) {
    const { docs } = await refs.views.where(field, '==', uid).get();
    const live = docs.filter((view) => view.data().endsAt > now);
    await forEachSettled(live, ({ id }) => endView(id));
  }
}

/** Deletes the accounts of ended views, and the documents once no token can recreate the account. */
export async function sweepViews(now: Date): Promise<void> {
  const ended = await refs.views.where('endsAt', '<=', now).get();
  await forEachSettled(ended.docs, async (snapshot) => {
    await ignoreUserNotFound(getAuth().deleteUser(snapshot.id));
    if (snapshot.data().startedAt.getTime() + tokenMs > now.getTime()) return;
    await snapshot.ref.delete({ lastUpdateTime: snapshot.updateTime });
  });
}

const viewMs = 30 * 60_000;

/**
 * Starts a read-only view of a user's data. Its token signs in to an account of the view's own, so it can't change
 * the user's account at Firebase Authentication (decisions/029).
 */
export async function viewAsUser(
  { uid, reason }: ViewAsUserRequest,
  caller: Caller,
): Promise<ViewAsUserResult> {
  const viewUid = viewUidFor(caller.uid, uid);
  const startedAt = new Date();
  const endsAt = new Date(startedAt.getTime() + viewMs);
  const user = await db.runTransaction(async (tx) => {
    requireOtherUser(caller.uid, uid);
    await requireActingAdmin(tx, caller.uid);
    const target = await requireTarget(tx, uid);
    if (target.admin) throw refusal('admin-account');
    tx.set(refs.view(viewUid), { adminUid: caller.uid, userUid: uid, startedAt, endsAt });
    const after = { until: endsAt.toISOString() };
    const action = { action: 'user.view-as', targetUid: uid, reason, after } as const;
    recordAction(tx, { actorUid: caller.uid, ...action }, startedAt);
    return target;
  });
  const claims: ViewClaims = { viewOf: uid };
  const token = await getAuth().createCustomToken(viewUid, { ...claimsOf(user), ...claims });
  const { email, emailVerified, displayName, photoURL, providers } = await readAccount({ uid });
  const account = { uid, email, emailVerified, displayName, photoURL, providers };
  return { token, endsAt: endsAt.toISOString(), account };
}
