import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { refusal } from './refusal';

/**
 * Returns the account's email address if its owner has confirmed that very address. Anyone can sign up with someone
 * else's, so mails go to confirmed addresses only.
 * @param email as the user's document has it: trimmed and in lower case.
 */
export async function verifiedEmail(uid: string, email: string): Promise<string | null> {
  if (!email) return null;
  const account = await accountOf(uid);
  return account?.emailVerified && account.email?.trim().toLowerCase() === email ? email : null;
}

/**
 * Asks the authentication service, since an ID token says what was true up to an hour ago.
 * @throws HttpsError `email-not-confirmed`
 */
export async function requireVerifiedEmail(uid: string): Promise<void> {
  if (!(await accountOf(uid))?.emailVerified) throw refusal('email-not-confirmed');
}

async function accountOf(uid: string): Promise<UserRecord | undefined> {
  return (await getAuth().getUsers([{ uid }])).users[0];
}
