import type { SignOutUserRequest } from '#domain/operations';
import type { Caller } from '#functions/platform/caller';
import { recordDeed } from '../auditLog';
import { endSessions } from '../session/signOut';
import { requireActingAdmin, requireTarget } from './actor';

export async function signOutUser({ uid }: SignOutUserRequest, caller: Caller): Promise<object> {
  await endSessions(uid, async (tx, now) => {
    await requireActingAdmin(tx, caller.uid);
    await requireTarget(tx, uid);
    recordDeed(tx, { actorUid: caller.uid, action: 'user.sign-out', targetUid: uid }, now);
  });
  return {};
}
