import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '#domain/user';
import { paths } from '#functions/platform/firestore';
import { refusal } from '#functions/platform/refusal';

/**
 * The admin who acts, read in the transaction of the deed. Together with `refuseYourself` it keeps one admin whatever
 * happens at the same time: whoever takes the role from another still has it when that is committed.
 */
export async function requireActingAdmin(tx: Transaction, uid: string): Promise<void> {
  const actor = (await tx.get(paths.user(uid))).data();
  if (!actor?.admin || actor.state !== 'active') throw refusal('not-admin');
}

export function requireOtherUser(actorUid: string, uid: string): void {
  if (actorUid === uid) throw refusal('yourself');
}

/** The account that is acted on. */
export async function requireTarget(tx: Transaction, uid: string): Promise<User> {
  const user = (await tx.get(paths.user(uid))).data();
  if (!user) throw refusal('no-such-user');
  if (user.state === 'deleting') throw refusal('account-deleting');
  return user;
}
