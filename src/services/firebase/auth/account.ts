import type { User, UserInfo } from 'firebase/auth';
import type { SignInFacts } from '#domain/operations/recentSignIn';
import {
  type Account,
  type LinkedMethod,
  type ProviderId,
  providerIds,
  type SignedIn,
  type SignInMethod,
} from '#services/backend';
import { storedViewing } from '#services/viewing';

/** Refreshes the token if it has expired, which changes neither fact. */
export async function signInOf(user: User): Promise<SignInFacts> {
  const { authTime, signInProvider } = await user.getIdTokenResult();
  return { signedInAt: new Date(authTime), provider: signInProvider };
}

export async function signedInAs(user: User): Promise<SignedIn> {
  const { claims, authTime } = await user.getIdTokenResult();
  const viewing = storedViewing();
  return {
    account: accountOf(viewing ? { ...viewing.account, providerData: viewing.account.providers } : user),
    claims: {
      admin: claims.admin === true,
      blocked: claims.blocked === true,
      waitlisted: claims.waitlisted === true,
    },
    signedInAt: authTime,
    viewing: viewing ? { uid: user.uid, until: new Date(viewing.until) } : null,
  };
}

type KnownAccount = Pick<User, 'uid' | 'email' | 'emailVerified' | 'displayName' | 'photoURL'> & {
  readonly providerData: readonly KnownProvider[];
};
type KnownProvider = Pick<UserInfo, 'providerId' | 'email' | 'photoURL'>;

function accountOf(user: KnownAccount): Account {
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    photoUrl: user.photoURL,
    methods: user.providerData.flatMap(methodOf),
  };
}

function methodOf({ providerId, email, photoURL }: KnownProvider): LinkedMethod[] {
  return isMethod(providerId) ? [{ method: providerId, email, photoUrl: photoURL }] : [];
}

export function isProvider(id: string | null | undefined): id is ProviderId {
  return providerIds.some((provider) => provider === id);
}

const isMethod = (id: string): id is SignInMethod => id === 'password' || isProvider(id);
