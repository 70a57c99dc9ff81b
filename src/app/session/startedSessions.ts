import type { SignedIn } from '#services/backend';

const storageKey = 'plumbline-session';

/** A sign-in whose address has been confirmed since is another one: it may be let in now. */
export const nameOf = ({ account, signedInAt }: SignedIn) =>
  `${account.uid} ${signedInAt}${account.emailVerified ? ' confirmed' : ''}`;

/** Whether this sign-in has already been through `startSession`, in this tab or before a reload. */
export function wasStarted(signedIn: SignedIn): boolean {
  try {
    return localStorage.getItem(storageKey) === nameOf(signedIn);
  } catch {
    // A browser that refuses storage starts the session anew on each load, which changes nothing twice.
    return false;
  }
}

export function rememberStarted(signedIn: SignedIn): void {
  try {
    localStorage.setItem(storageKey, nameOf(signedIn));
  } catch {
    // As above.
  }
}
