import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { refusal } from './refusal';

/**
 * Returns the email address of an account if its owner has verified exactly this one. Emails go to verified addresses
 * only, because anyone can sign up with someone else's.
 * @param email as in the user document: trimmed and in lower case.
 */
export async function verifiedEmail(uid: string, email: string): Promise<string | null> {
  if (!email) return null;
  const account = await accountOf(uid);
  return account?.emailVerified && account.email?.trim().toLowerCase() === email ? email : null;
}

/**
 * Asks Firebase Authentication, because an ID token is up to an hour old.
 * @throws HttpsError `email-not-confirmed`
 */
export async function requireVerifiedEmail(uid: string): Promise<void> {
  if (!(await accountOf(uid))?.emailVerified) throw refusal('email-not-confirmed');
}

async function accountOf(uid: string): Promise<UserRecord | undefined> {
  return (await getAuth().getUsers([{ uid }])).users[0];
}
