import { getAuth } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { db, paths } from '#functions/platform/firestore';
import { endViewsWith } from '../views/end';

/**
 * Ends every session of an account. The document refuses their tokens at once; without a refresh token none gets a new
 * one. Should the latter fail, asking again does it.
 */
export async function endSessions(
  uid: string,
  alongside?: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const now = new Date();
    await alongside?.(tx, now);
    tx.update(paths.user(uid), { signedOutAt: now, updatedAt: now });
  });
  await endViewsWith(uid);
  await getAuth().revokeRefreshTokens(uid);
}
