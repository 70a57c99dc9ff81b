import { getAuth } from 'firebase-admin/auth';
import { claimsOf, type ViewClaims, viewUidFor } from '#domain/access';
import type { ViewAsUserRequest, ViewAsUserResult } from '#domain/operations';
import { recordAction } from '#functions/platform/auditLog';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { refusal } from '#functions/platform/refusal';
import { requireActingAdmin, requireOtherUser, requireTarget } from '../admin/actor';
import { readAccount } from '../admin/readAccount';

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
    tx.set(paths.view(viewUid), { adminUid: caller.uid, userUid: uid, startedAt, endsAt });
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
