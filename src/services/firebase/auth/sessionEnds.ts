import type { SessionEnd } from '#services/backend';

const storageKey = 'plumbline-session-end';

/** Kept for every tab: one of them learns why the session has ended, and the others are signed out by it. */
export function remember(why: SessionEnd): void {
  try {
    localStorage.setItem(storageKey, why);
  } catch {
    // A browser that refuses storage shows the login screen without the reason.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored there.
  }
}

export function last(): SessionEnd | null {
  try {
    const why = localStorage.getItem(storageKey);
    return why === 'session-ended' || why === 'auth/user-disabled' ? why : null;
  } catch {
    return null;
  }
}
