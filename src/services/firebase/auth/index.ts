import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  linkWithPopup,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
  unlink,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { isTemporary } from '#domain/errors';
import { isRecentSignIn } from '#domain/operations/recentSignIn';
import type { AuthService, BackendError } from '#services/backend';
import { forgetViewing, storedViewing } from '#services/viewing';
import { backendError, requireOnline, withCatalogueCode, withinTime } from '../errors';
import { signedInAs, signInOf } from './account';
import { forgetSessionEnd, lastSessionEnd, openAuth } from './open';
import { Linking, passwordCredential, providerFor, providerIdOf } from './providers';
import { SecondFactor } from './secondFactor';

/** The timeout of the authentication service. Pop-ups have none, because they wait for the user. */
const patienceMs = 20_000;

export interface CreatedAuth extends Omit<AuthService, 'watchRefused'> {
  /** Checks whether the session is still valid. An invalid one ends here, and `watch` reports it. */
  check(): Promise<void>;
}

export function createAuth(): CreatedAuth {
  const { auth, ready } = openAuth();
  const linking = new Linking();
  const secondFactor = new SecondFactor(auth);
  /** Delays notifications until a login is complete, or the gate would redirect too early. */
  let completing: Promise<unknown> = Promise.resolve();

  /** If linking fails, the login is undone and the error reported. The next login doesn't try to link. */
  const complete = async (user: User): Promise<void> => {
    try {
      await linking.complete(auth, user);
    } catch (error) {
      await signOut(auth);
      throw error;
    }
  };
  const enter = (sign: () => Promise<UserCredential>): Promise<void> => {
    const work = sign().then(({ user }) => complete(user));
    completing = linking.offer ? work.catch(() => undefined) : Promise.resolve();
    return work;
  };
  /** The account doesn't notify watchers of a change, but a new token does. */
  const change = async (work: (user: User) => Promise<unknown>) => {
    const user = own(auth);
    await work(user);
    await renew(user);
  };

  return {
    watch: (next, fail) =>
      onIdTokenChanged(
        auth,
        async (user) => {
          try {
            await ready;
            await completing;
            // Uses the current state, because the user may have changed during the wait.
            if (user !== auth.currentUser) return;
            const signedIn = user && (await signedInAs(user));
            if (signedIn) forgetSessionEnd();
            next(signedIn);
          } catch (error) {
            fail(watchError(error, auth));
          }
        },
        fail,
      ),
    ended: () => lastSessionEnd(),
    check: () => withAuthErrors(async () => auth.currentUser?.reload()),
    refresh: () => withAuthErrors(() => renew(here(auth))),
    onSecondFactor: (ask) => secondFactor.onAsked(ask),
    signIn: (email, password) =>
      secondFactor.signIn(
        () => signInWithEmailAndPassword(auth, email, password),
        (work) => soon(() => enter(work)),
      ),
    signUp: (email, password) =>
      soon(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // The account doesn't depend on it, and the screens that need it can send it again.
        sendEmailVerification(user).catch((error: unknown) =>
          console.warn('The email to confirm the address could not be sent.', error),
        );
      }),
    signInWithProvider: async (provider) => {
      try {
        // Before opening a window that would stay empty.
        requireOnline();
        await secondFactor.signIn(() => signInWithPopup(auth, providerFor(provider)), enter);
      } catch (error) {
        linking.keep(error, provider);
        throw withCatalogueCode(error);
      }
    },
    linkOffer: () => linking.offer,
    forgetLinkOffer: () => linking.forget(),
    signOut: async () => {
      await withAuthErrors(() => signOut(auth));
      forgetSessionEnd();
      forgetViewing();
    },
    hasRecentSignIn: async () => isRecentSignIn(await signInOf(here(auth)), new Date()),
    hasSecondFactor: async () => (await here(auth).getIdTokenResult()).signInSecondFactor !== null,
    reauthenticate: (by) =>
      by.method === 'password'
        ? secondFactor.signIn(
            () => reauthenticateWithCredential(here(auth), passwordCredential(here(auth), by.password)),
            soon,
          )
        : secondFactor.signIn(() => reauthenticateWithPopup(here(auth), providerFor(by.method)), byPopup),
    link: (provider) => byPopup(() => change((user) => linkWithPopup(user, providerFor(provider)))),
    unlink: (method) => soon(() => change((user) => unlink(user, providerIdOf(method)))),
    changeEmail: (email) => soon(() => verifyBeforeUpdateEmail(own(auth), email)),
    changePassword: (password) => soon(() => change((user) => updatePassword(user, password))),
    sendVerification: () => soon(() => sendEmailVerification(own(auth))),
    sendReset: async (email) => {
      try {
        await soon(() => sendPasswordResetEmail(auth, email));
      } catch (error) {
        if (withCatalogueCode(error).code !== 'auth/user-not-found') throw error;
      }
    },
    checkReset: (code) => within(() => verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) => soon(() => confirmPasswordReset(auth, code, password)),
    applyCode: (code) => soon(() => applyActionCode(auth, code)),
  };
}

/** Keeps the user logged in if their token can't be fetched now. */
function watchError(thrown: unknown, { currentUser }: Auth): Error & BackendError {
  const error = withCatalogueCode(thrown);
  return currentUser && isTemporary(error.code) ? backendError('session-unknown', thrown) : error;
}

function here({ currentUser }: Auth): User {
  if (!currentUser) throw backendError('unauthenticated');
  return currentUser;
}

/** Rejects views: an admin has the user's data but must not change the account. */
function own(auth: Auth): User {
  if (storedViewing()) throw backendError('view-only');
  return here(auth);
}

async function renew(user: User): Promise<void> {
  await user.reload();
  await user.getIdToken(true);
}

/** Maps errors to codes of the catalog. */
async function withAuthErrors(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw withCatalogueCode(error);
  }
}

function byPopup(work: () => Promise<unknown>): Promise<void> {
  return withAuthErrors(async () => {
    requireOnline();
    return work();
  });
}

/** Calls the authentication service with a timeout. */
async function within<T>(ask: () => Promise<T>): Promise<T> {
  try {
    requireOnline();
    return await withinTime(ask(), patienceMs);
  } catch (error) {
    throw withCatalogueCode(error);
  }
}

async function soon(ask: () => Promise<unknown>): Promise<void> {
  await within(ask);
}
