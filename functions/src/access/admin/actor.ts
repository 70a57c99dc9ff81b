import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '#domain/user';
import { refs } from '#functions/platform/firestore';
import { refusal } from '#functions/platform/refusal';

/**
 * Requires that the caller is an admin, in the transaction of the action. Together with `requireOtherUser`, this
 * keeps at least one admin under any concurrency: an admin who removes another is still an admin at commit.
 */
export async function requireActingAdmin(tx: Transaction, uid: string): Promise<void> {
  const actor = (await tx.get(refs.user(uid))).data();
  if (!actor?.admin || actor.state !== 'active') throw refusal('not-admin');
}

export function requireOtherUser(actorUid: string, uid: string): void {
  if (actorUid === uid) throw refusal('yourself');
}

/** Reads the account that an admin acts on. @throws HttpsError `no-such-user`, `account-deleting` */
export async function requireTarget(tx: Transaction, uid: string): Promise<User> {
  const user = (await tx.get(refs.user(uid))).data();
  if (!user) throw refusal('no-such-user');
  if (user.state === 'deleting') throw refusal('account-deleting');
  return user;
}
