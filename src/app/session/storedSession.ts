import { sessionIdOf } from '#domain/session';
import type { SignedIn } from '#services/backend';

const storageKey = 'plumbline-session';
const useStorageKey = 'plumbline-session-used';

/** Identifies a sign-in. Verifying the email address makes it another one, because it may have access now. */
export const signInId = ({ account, signedInAt }: SignedIn) =>
  `${account.uid} ${signedInAt}${account.emailVerified ? ' confirmed' : ''}`;

/** Returns whether this sign-in has already been through `startSession`, in this tab or before a reload. */
export function wasStarted(signedIn: SignedIn): boolean {
  return stored(storageKey) === signInId(signedIn);
}

export function rememberStarted(signedIn: SignedIn): void {
  store(storageKey, signInId(signedIn));
  store(useStorageKey, String(Date.now()));
}

/** How often the list of sessions learns that a session is used. */
const useMs = 3_600_000;

/** Returns whether the list of sessions may say that this one hasn't been used for an hour. */
export function isUseOutdated(): boolean {
  const last = Number(stored(useStorageKey));
  return !(Date.now() - last < useMs);
}

/** Returns the ID of the session that this user had in this browser before the current login. */
export function replacedSession({ account, signedInAt }: SignedIn): string | undefined {
  const [uid, ...rest] = (stored(storageKey) ?? '').split(' ');
  const before = Date.parse(rest.join(' ').replace(' confirmed', ''));
  if (uid !== account.uid || Number.isNaN(before)) return undefined;
  const id = sessionIdOf(new Date(before));
  return id === sessionIdOf(new Date(signedInAt)) ? undefined : id;
}

/** Without storage, each load starts the session again, which is idempotent. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
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
