import { getAuth } from 'firebase-admin/auth';
import { type Claims, claimsOf, sameClaims } from '#domain/access';
import { paths } from '../platform/firestore';
import { authRecord } from './account/authRecord';

/** Brings an account's claims in line with its document, which is the truth; answers what they are now. @throws HttpsError `no-such-user` */
export async function syncClaims(uid: string): Promise<Claims> {
  const user = (await paths.user(uid).get()).data();
  const claims = user ? claimsOf(user) : {};
  const account = await authRecord(uid);
  if (!sameClaims(claims, account.customClaims ?? {})) await getAuth().setCustomUserClaims(uid, claims);
  return claims;
}
