const storageKey = 'plumbline-session-ended';

/** Kept for the sign-in screen, so that it can say why somebody who was signed in stands there. */
export function rememberEnd(): void {
  try {
    sessionStorage.setItem(storageKey, 'yes');
  } catch {
    // A browser that refuses storage shows the sign-in screen without the reason.
  }
}

/** Whether a session has just been ended; told once. */
export function takeEnd(): boolean {
  try {
    const ended = sessionStorage.getItem(storageKey) !== null;
    sessionStorage.removeItem(storageKey);
    return ended;
  } catch {
    return false;
  }
}
