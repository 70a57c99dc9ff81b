import { getAuth } from 'firebase-admin/auth';
import type { ViewClaims } from '../../../../src/domain/access';
import type { ViewAsUserRequest, ViewAsUserResult } from '../../../../src/domain/operations';
import type { Caller } from '../../platform/caller';
import { db } from '../../platform/firestore';
import { refusal } from '../../platform/refusal';
import { recordDeed } from '../auditLog';
import { refuseYourself, requireActingAdmin, requireTarget } from './actor';

const viewMs = 30 * 60_000;

/** A token that signs in as somebody to look, not to touch: its further claims say who looks and until when. */
export async function viewAsUser(
  { uid, reason }: ViewAsUserRequest,
  caller: Caller,
): Promise<ViewAsUserResult> {
  const ends = new Date(Date.now() + viewMs);
  await db.runTransaction(async (tx) => {
    refuseYourself(caller.uid, uid);
    await requireActingAdmin(tx, caller.uid);
    if ((await requireTarget(tx, uid)).admin) throw refusal('admin-account');
    const deed = {
      action: 'user.view-as',
      targetUid: uid,
      reason,
      after: { until: ends.toISOString() },
    } as const;
    recordDeed(tx, { actorUid: caller.uid, ...deed }, new Date());
  });
  const claims: ViewClaims = { viewedBy: caller.uid, viewEndsAt: Math.floor(ends.getTime() / 1_000) };
  return { token: await getAuth().createCustomToken(uid, { ...claims }), endsAt: ends.toISOString() };
}
