import type { SessionEnd } from '#services/backend';

const storageKey = 'plumbline-session-end';

/** Shared by all tabs: one of them learns why the session ended and thereby logs out the others. */
export function remember(why: SessionEnd): void {
  try {
    localStorage.setItem(storageKey, why);
  } catch {
    // If the browser blocks storage, the login screen shows no reason.
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
