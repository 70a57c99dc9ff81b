import { getAuth } from 'firebase-admin/auth';
import { operatorUid } from '#domain/auditLog';
import { newUser } from '#domain/user';
import { recordAction } from '#functions/platform/auditLog';
import { db, refs } from '#functions/platform/firestore';
import { normalizeEmail, profileOf, syncClaims } from '../authRecord';

/**
 * Makes an account an active admin, on the operator’s authority. This is how the first admin is created. May run
 * again.
 * @returns the uid.
 * @throws `auth/user-not-found` if no account has the email address.
 */
export async function grantAdmin(email: string): Promise<string> {
  const account = await getAuth().getUserByEmail(normalizeEmail(email));
  const { uid } = account;
  await db.runTransaction(async (tx) => {
    const now = new Date();
    const existing = (await tx.get(refs.user(uid))).data();
    if (existing?.admin && existing.state === 'active') return;
    const user = existing ?? newUser({ uid, ...profileOf(account) }, now);
    const open = { admin: true, state: 'active', blockedReason: null, updatedAt: now } as const;
    tx.set(refs.user(uid), { ...user, ...open });
    const facts = {
      before: { admin: user.admin, state: user.state },
      after: { admin: true, state: 'active' },
    };
    recordAction(tx, { actorUid: operatorUid, action: 'user.admin', targetUid: uid, ...facts }, now);
  });
  await syncClaims(uid);
  return uid;
}
