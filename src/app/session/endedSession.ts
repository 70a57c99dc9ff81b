const storageKey = 'plumbline-session-ended';

const ends = ['signed-out', 'account-deleting', 'session-ended'] as const;
type End = (typeof ends)[number];

/** Remembers why the session ended, for the login screen. */
export function rememberEnd(why: End): void {
  try {
    sessionStorage.setItem(storageKey, why);
  } catch {
    // Without storage, the login screen gives no reason.
  }
}

/** Returns why a session has just ended; only once. */
export function takeEnd(): End | undefined {
  try {
    const why = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return ends.find((end) => end === why);
  } catch {
    return undefined;
  }
}
