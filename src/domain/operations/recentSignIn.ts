/**
 * The operations that require a recent login: they grant rights, delete accounts, or show secrets or another user's
 * data. A stolen session or an unlocked browser must not be enough for them.
 */
export const recentSignInOperations = [
  'setAdmin',
  'deleteUser',
  'viewAsUser',
  'setSecondFactorRequired',
  'deleteMyAccount',
  // The file contains the values of request headers, which may be secrets.
  'exportMyData',
] as const;
export type RecentSignInOperation = (typeof recentSignInOperations)[number];

/** The collection that firestore.rules lets admins read only with a recent login. */
export type RecentSignInCollection = 'mail';

/** Also in firestore.rules (`signedInRecently`). */
export const recentSignInMs = 5 * 60_000;

export function needsRecentSignIn(operation: string): operation is RecentSignInOperation {
  return (recentSignInOperations as readonly string[]).includes(operation);
}

/** What an ID token says about its login. Refreshing the token changes neither. */
export interface SignInFacts {
  readonly signedInAt: Date;
  /** `password`, `google.com`, `github.com`, `custom`. Null if the token doesn't say. */
  readonly provider: string | null;
}

/**
 * Returns whether the user has authenticated within the last 5 minutes. A custom token proves nothing about the user.
 */
export function isRecentSignIn({ signedInAt, provider }: SignInFacts, now: Date): boolean {
  if (provider === null || provider === 'custom') return false;
  return now.getTime() - signedInAt.getTime() <= recentSignInMs;
}
