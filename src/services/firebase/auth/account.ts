import type { User, UserInfo } from 'firebase/auth';
import {
  type Account,
  type LinkedMethod,
  type ProviderId,
  providerIds,
  type SignedIn,
  type SignInMethod,
} from '../../backend';
import { type StoredViewing, storedViewing } from '../../viewing';

export async function signedInAs(user: User): Promise<SignedIn> {
  const { claims, authTime } = await user.getIdTokenResult();
  const viewing = storedViewing();
  return {
    account: viewing ? viewedAccount(viewing.user) : accountOf(user),
    claims: {
      admin: claims.admin === true,
      blocked: claims.blocked === true,
      waitlisted: claims.waitlisted === true,
    },
    signedInAt: authTime,
    viewing: viewing ? { uid: user.uid, until: new Date(viewing.until) } : null,
  };
}

function accountOf(user: User): Account {
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoURL,
    methods: user.providerData.flatMap(methodOf),
  };
}

/** A view signs in to an account of its own; the screens show the account that it is about. */
function viewedAccount({ uid, email, displayName, photoURL }: StoredViewing['user']): Account {
  return { uid, email, emailVerified: true, displayName, photoUrl: photoURL, methods: [] };
}

function methodOf({ providerId, email, photoURL }: UserInfo): LinkedMethod[] {
  return isMethod(providerId) ? [{ method: providerId, email, photoUrl: photoURL }] : [];
}

export function isProvider(id: string | null | undefined): id is ProviderId {
  return providerIds.some((provider) => provider === id);
}

const isMethod = (id: string): id is SignInMethod => id === 'password' || isProvider(id);
