/**
 * The operations that require a recent sign-in: they give power, delete accounts, or show what belongs to somebody else
 * or is secret. A stolen session, or a browser left unlocked, must not be enough for them.
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

export const recentSignInMs = 5 * 60_000;

export function needsRecentSignIn(operation: string): operation is RecentSignInOperation {
  return (recentSignInOperations as readonly string[]).includes(operation);
}

/** What an ID token says about the sign-in it comes from. Refreshing the token changes neither. */
export interface SignInFacts {
  readonly signedInAt: Date;
  /** `password`, `google.com`, `github.com`, `custom`; null when the token names none. */
  readonly provider: string | null;
}

/** Whether the user has proven who they are within the last 5 minutes. A custom token proves nothing about the user. */
export function isRecentSignIn({ signedInAt, provider }: SignInFacts, now: Date): boolean {
  if (provider === null || provider === 'custom') return false;
  return now.getTime() - signedInAt.getTime() <= recentSignInMs;
}
