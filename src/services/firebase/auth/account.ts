import type { User, UserInfo } from 'firebase/auth';
import {
  type Account,
  type LinkedMethod,
  type ProviderId,
  providerIds,
  type SignedIn,
  type SignInMethod,
} from '../../backend';
import { storedViewing } from '../../viewing';

export async function signedInAs(user: User): Promise<SignedIn> {
  const { claims, authTime } = await user.getIdTokenResult();
  const viewing = storedViewing();
  return {
    account: accountOf(user),
    claims: {
      admin: claims.admin === true,
      blocked: claims.blocked === true,
      waitlisted: claims.waitlisted === true,
    },
    signedInAt: authTime,
    viewing: viewing ? { until: new Date(viewing.until) } : null,
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

function methodOf({ providerId, email, photoURL }: UserInfo): LinkedMethod[] {
  return isMethod(providerId) ? [{ method: providerId, email, photoUrl: photoURL }] : [];
}

export function isProvider(id: string | null | undefined): id is ProviderId {
  return providerIds.some((provider) => provider === id);
}

const isMethod = (id: string): id is SignInMethod => id === 'password' || isProvider(id);
