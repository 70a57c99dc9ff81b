import { getAuth, type UserInfo, type UserRecord } from 'firebase-admin/auth';
import { type Claims, claimsOf, sameClaims } from '#domain/access';
import type { AccountProvider, ReadAccountRequest, ReadAccountResult } from '#domain/operations';
import { cleanName, cleanPhotoUrl, nameKeyOf, type User } from '#domain/user';
import { refs } from '../platform/firestore';
import { refusal } from '../platform/refusal';

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

/**
 * Updates the claims of an account from its document, which is the source of truth, and returns them.
 * @throws HttpsError `no-such-user`
 */
export async function syncClaims(uid: string): Promise<Claims> {
  const user = (await refs.user(uid).get()).data();
  const claims = user ? claimsOf(user) : {};
  const account = await authRecord(uid);
  if (!sameClaims(claims, account.customClaims ?? {})) await getAuth().setCustomUserClaims(uid, claims);
  return claims;
}

/** Reads an account from Firebase Authentication. @throws HttpsError `no-such-user` */
export async function readAccount({ uid }: ReadAccountRequest): Promise<ReadAccountResult> {
  const account = await authRecord(uid);
  return {
    uid,
    email: account.email ?? null,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? null,
    photoURL: account.photoURL ?? null,
    phoneNumber: account.phoneNumber ?? null,
    disabled: account.disabled,
    // The Admin SDK has no field for it: an anonymous account is one without any provider.
    isAnonymous: account.providerData.length === 0,
    tenantId: account.tenantId ?? null,
    providers: account.providerData.map(providerOf),
    secondFactors: (account.multiFactor?.enrolledFactors ?? []).map((it) => it.displayName ?? it.factorId),
    claims: account.customClaims ?? {},
    createdAt: iso(account.metadata.creationTime) ?? '',
    lastSignInAt: iso(account.metadata.lastSignInTime),
    lastRefreshAt: iso(account.metadata.lastRefreshTime),
    tokensValidAfter: iso(account.tokensValidAfterTime),
  };
}

function providerOf({ providerId, uid, email, displayName, photoURL }: UserInfo): AccountProvider {
  return {
    providerId,
    uid,
    email: email ?? null,
    displayName: displayName ?? null,
    photoURL: photoURL ?? null,
  };
}

/** Firebase Authentication uses HTTP dates; a date that doesn’t exist is missing or empty. */
function iso(date: string | null | undefined): string | null {
  return date ? new Date(date).toISOString() : null;
}
