import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { AuthService, SignedIn } from '../backend';
import { firebaseApp } from './app';
import { withCatalogueCode } from './errors';

/** Authentication by email and password. `initializeAuth` leaves the pop-up code, a third of the size, out. */
export function createAuth(): AuthService {
  const auth = openAuth();
  return {
    watch: (next, fail) =>
      onIdTokenChanged(
        auth,
        (user) => {
          if (user) signedIn(user).then(next, fail);
          else next(null);
        },
        fail,
      ),
    refresh: async () => {
      await auth.currentUser?.getIdToken(true);
    },
    signIn: (email, password) => settle(signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) => settle(createUserWithEmailAndPassword(auth, email, password)),
    signOut: () => settle(signOut(auth)),
    sendReset: async (email) => {
      await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
        if (withCatalogueCode(error).code !== 'auth/user-not-found') throw withCatalogueCode(error);
      });
    },
    checkReset: (code) => withCode(verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) => settle(confirmPasswordReset(auth, code, password)),
    confirmEmail: (code) => settle(applyActionCode(auth, code)),
  };
}

function openAuth(): Auth {
  const { app, emulators } = firebaseApp();
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}

async function signedIn(user: User): Promise<SignedIn> {
  const { claims, authTime } = await user.getIdTokenResult();
  return {
    account: { uid: user.uid, email: user.email ?? '', displayName: user.displayName },
    claims: {
      admin: claims.admin === true,
      blocked: claims.blocked === true,
      waitlisted: claims.waitlisted === true,
    },
    signedInAt: authTime,
  };
}

function withCode<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw withCatalogueCode(error);
  });
}

async function settle(work: Promise<unknown>): Promise<void> {
  await withCode(work);
}
