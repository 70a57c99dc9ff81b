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
import { storedViewing, storeViewing } from '#services/viewing';
import { firebaseApp } from '../app';
import { guardSession } from './guardSession';
import { remember as rememberEnd } from './sessionEnds';

export interface OpenedAuth {
  readonly auth: Auth;
  /** Who is signed in can be told: a view's token has been turned into a sign-in, or has failed to. */
  readonly ready: Promise<void>;
}

/** A tab that views as somebody keeps that sign-in to itself; all others share theirs. */
export function openAuth(): OpenedAuth {
  const { app, emulators } = firebaseApp();
  const viewing = storedViewing();
  window.fetch = guardSession(window.fetch.bind(window), (why) => {
    // A view ends with its own words, and says nothing of the session in the other tabs.
    if (!viewing) rememberEnd(why);
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
