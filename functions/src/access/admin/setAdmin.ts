import type { SetAdminRequest } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { db, paths } from '#functions/platform/firestore';
import { recordDeed } from '../auditLog';
import { syncClaims } from '../claims';
import { endViewsWith } from '../views/end';
import { refuseYourself, requireActingAdmin, requireTarget } from './actor';

export async function setAdmin({ uid, admin }: SetAdminRequest, caller: Caller): Promise<object> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    if (!admin) refuseYourself(caller.uid, uid);
    await requireActingAdmin(tx, caller.uid);
    const user = await requireTarget(tx, uid);
    if (user.admin === admin) return;
    tx.update(paths.user(uid), { admin, updatedAt: now });
    const facts = { before: { admin: user.admin }, after: { admin } };
    recordDeed(tx, { actorUid: caller.uid, action: 'user.admin', targetUid: uid, ...facts }, now);
  });
  await endViewsWith(uid);
  await syncClaims(uid);
  return {};
}
