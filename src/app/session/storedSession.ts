import type { SignedIn } from '#services/backend';

const storageKey = 'plumbline-session';

/** Identifies a sign-in. Verifying the email address makes it another one, because it may have access now. */
export const signInId = ({ account, signedInAt }: SignedIn) =>
  `${account.uid} ${signedInAt}${account.emailVerified ? ' confirmed' : ''}`;

/** Returns whether this sign-in has already been through `startSession`, in this tab or before a reload. */
export function wasStarted(signedIn: SignedIn): boolean {
  try {
    return localStorage.getItem(storageKey) === signInId(signedIn);
  } catch {
    // Without storage, each load starts the session again, which is idempotent.
    return false;
  }
}

export function rememberStarted(signedIn: SignedIn): void {
  try {
    localStorage.setItem(storageKey, signInId(signedIn));
  } catch {
    // As above.
  }
}

const endStorageKey = 'plumbline-session-ended';

const ends = ['signed-out', 'account-deleting', 'session-ended'] as const;
type End = (typeof ends)[number];

/** Remembers why the session ended, for the login screen. */
export function rememberSessionEnd(why: End): void {
  try {
    sessionStorage.setItem(endStorageKey, why);
  } catch {
    // Without storage, the login screen gives no reason.
  }
}

/** Returns why a session has just ended; only once. */
export function takeSessionEnd(): End | undefined {
  try {
    const why = sessionStorage.getItem(endStorageKey);
    sessionStorage.removeItem(endStorageKey);
    return ends.find((end) => end === why);
  } catch {
    return undefined;
  }
}
