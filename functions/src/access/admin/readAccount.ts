import type { UserInfo } from 'firebase-admin/auth';
import type { AccountProvider, ReadAccountRequest, ReadAccountResult } from '#domain/operations';
import { authRecord } from '../account/authRecord';

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
