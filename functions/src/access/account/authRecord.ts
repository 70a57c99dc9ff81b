import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { cleanName, cleanPhotoUrl } from '#domain/profile';
import { nameKeyOf, type User } from '#domain/user';
import { refusal } from '#functions/platform/refusal';

/** Reads an account from Firebase Authentication. @throws HttpsError `no-such-user` */
export async function authRecord(uid: string): Promise<UserRecord> {
  try {
    return await getAuth().getUser(uid);
  } catch (error) {
    if (isUnknownUser(error)) throw refusal('no-such-user');
    throw error;
  }
}

/** Awaits work on an account, and ignores that the account doesn’t exist any more. */
export async function ignoreUserNotFound(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}

function isUnknownUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

export const normalizeEmail = (email: string | undefined) => (email ?? '').trim().toLowerCase();

/** The fields that a user document copies from Firebase Authentication. */
export type Profile = Pick<User, 'email' | 'displayName' | 'nameKey' | 'photoURL'>;

export function profileOf(account: UserRecord): Profile {
  const displayName = cleanName(account.displayName);
  return {
    email: normalizeEmail(account.email),
    displayName,
    nameKey: nameKeyOf(displayName),
    photoURL: cleanPhotoUrl(account.photoURL),
  };
}
