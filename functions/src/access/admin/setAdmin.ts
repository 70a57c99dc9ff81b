import type { SetAdminRequest } from '#domain/operations';
import { recordAction } from '#functions/platform/auditLog';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { syncClaims } from '../claims';
import { endViewsOf } from '../views/end';
import { requireActingAdmin, requireOtherUser, requireTarget } from './actor';

export async function setAdmin({ uid, admin }: SetAdminRequest, caller: Caller): Promise<object> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    if (!admin) requireOtherUser(caller.uid, uid);
    await requireActingAdmin(tx, caller.uid);
    const user = await requireTarget(tx, uid);
    if (user.admin === admin) return;
    tx.update(paths.user(uid), { admin, updatedAt: now });
    const facts = { before: { admin: user.admin }, after: { admin } };
    recordAction(tx, { actorUid: caller.uid, action: 'user.admin', targetUid: uid, ...facts }, now);
  });
  await endViewsOf(uid);
  await syncClaims(uid);
  return {};
}
