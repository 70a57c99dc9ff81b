const storageKey = 'plumbline-session-ended';

export type SessionEnd = 'signed-out' | 'account-deleting';

/** Kept for the sign-in screen, so that it can say why somebody who was signed in stands there. */
export function rememberEnd(why: SessionEnd): void {
  try {
    sessionStorage.setItem(storageKey, why);
  } catch {
    // A browser that refuses storage shows the sign-in screen without the reason.
  }
}

/** Why a session has just ended; told once. */
export function takeEnd(): SessionEnd | undefined {
  try {
    const why = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return why === 'signed-out' || why === 'account-deleting' ? why : undefined;
  } catch {
    return undefined;
  }
}
