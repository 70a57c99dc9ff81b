import { getAuth } from 'firebase-admin/auth';
import { type Claims, claimsOf, sameClaims } from '#domain/access';
import { paths } from '../platform/firestore';
import { authRecord } from './account/authRecord';

/**
 * Updates the claims of an account from its document, which is the source of truth, and returns them.
 * @throws HttpsError `no-such-user`
 */
export async function syncClaims(uid: string): Promise<Claims> {
  const user = (await paths.user(uid).get()).data();
  const claims = user ? claimsOf(user) : {};
  const account = await authRecord(uid);
  if (!sameClaims(claims, account.customClaims ?? {})) await getAuth().setCustomUserClaims(uid, claims);
  return claims;
}
