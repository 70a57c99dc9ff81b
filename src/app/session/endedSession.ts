const storageKey = 'plumbline-session-ended';

const ends = ['signed-out', 'account-deleting', 'session-ended'] as const;
type End = (typeof ends)[number];

/** Kept for the sign-in screen, so that it can say why somebody who was signed in stands there. */
export function rememberEnd(why: End): void {
  try {
    sessionStorage.setItem(storageKey, why);
  } catch {
    // A browser that refuses storage shows the sign-in screen without the reason.
  }
}

/** Why a session has just ended; told once. */
export function takeEnd(): End | undefined {
  try {
    const why = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return ends.find((end) => end === why);
  } catch {
    return undefined;
  }
}
