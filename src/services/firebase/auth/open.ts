import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCustomToken,
} from 'firebase/auth';
import type { SessionEnd } from '#services/backend';
import { storedViewing, storeViewing } from '#services/viewing';
import { firebaseApp } from '../app';
import { guardSession } from './guardSession';

interface OpenedAuth {
  readonly auth: Auth;
  /** Resolves once the session is known: a view's token has been exchanged, or has failed. */
  readonly ready: Promise<void>;
}

/** A tab with a view keeps that login to itself. All other tabs share theirs. */
export function openAuth(): OpenedAuth {
  const { app, emulators } = firebaseApp();
  const viewing = storedViewing();
  window.fetch = guardSession(window.fetch.bind(window), (why) => {
    // A view has its own message and says nothing about the session in other tabs.
    if (!viewing) rememberSessionEnd(why);
  });
  const auth = initializeAuth(app, {
    persistence: viewing ? browserSessionPersistence : [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true });
  }
  return { auth, ready: viewing?.token ? redeem(auth, viewing.token) : Promise.resolve() };
}

async function redeem(auth: Auth, token: string): Promise<void> {
  const viewing = storedViewing();
  await signInWithCustomToken(auth, token);
  if (viewing) storeViewing({ ...viewing, token: null });
}

const storageKey = 'plumbline-session-end';

/** Shared by all tabs: one of them learns why the session ended and thereby logs out the others. */
function rememberSessionEnd(why: SessionEnd): void {
  try {
    localStorage.setItem(storageKey, why);
  } catch {
    // If the browser blocks storage, the login screen shows no reason.
  }
}

export function forgetSessionEnd(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored there.
  }
}

export function lastSessionEnd(): SessionEnd | null {
  try {
    const why = localStorage.getItem(storageKey);
    return why === 'session-ended' || why === 'auth/user-disabled' ? why : null;
  } catch {
    return null;
  }
}
