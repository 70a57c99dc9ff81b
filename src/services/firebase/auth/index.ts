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
import { backendError, withCatalogueCode, withinTime } from '../errors';
import { signedInAs, signInOf } from './account';
import { openAuth } from './open';
import { Linking, passwordCredential, providerFor, providerIdOf } from './providers';
import { SecondFactor } from './secondFactor';
import * as sessionEnds from './sessionEnds';

/** How long the sign-in service may take. A pop-up takes as long as its person. */
const patienceMs = 20_000;

export interface CreatedAuth extends Omit<AuthService, 'watchRefused'> {
  /** Asks whether the session still lives. One that doesn't ends here, and `watch` reports it. */
  check(): Promise<void>;
}

export function createAuth(): CreatedAuth {
  const { auth, ready } = openAuth();
  const linking = new Linking();
  const secondFactor = new SecondFactor(auth);
  /** While a sign-in is being completed nobody is told of it, or the gate would lead away too early. */
  let completing: Promise<unknown> = Promise.resolve();

  /** A link that fails is told before anybody is let on: the sign-in is taken back, and the next one does without. */
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
  /** The account itself tells no watcher of a change; a new token does. */
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
            // What is true now counts: while this waited, somebody may have come or gone.
            if (user !== auth.currentUser) return;
            const signedIn = user && (await signedInAs(user));
            if (signedIn) sessionEnds.forget();
            next(signedIn);
          } catch (error) {
            fail(watchError(error, auth));
          }
        },
        fail,
      ),
    ended: () => sessionEnds.last(),
    check: () => told(async () => auth.currentUser?.reload()),
    refresh: () => told(() => renew(here(auth))),
    onSecondFactor: (ask) => secondFactor.onAsked(ask),
    signIn: (email, password) =>
      secondFactor.signIn(
        () => signInWithEmailAndPassword(auth, email, password),
        (work) => soon(() => enter(work)),
      ),
    signUp: (email, password) =>
      soon(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        // The account stands without it, and the screens that need it can send it again.
        sendEmailVerification(user).catch((error: unknown) =>
          console.warn('The email to confirm the address could not be sent.', error),
        );
      }),
    signInWithProvider: async (provider) => {
      try {
        requireNetwork();
        await secondFactor.signIn(() => signInWithPopup(auth, providerFor(provider)), enter);
      } catch (error) {
        linking.keep(error, provider);
        throw withCatalogueCode(error);
      }
    },
    linkOffer: () => linking.offer,
    forgetLinkOffer: () => linking.forget(),
    signOut: async () => {
      await told(() => signOut(auth));
      sessionEnds.forget();
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

/** Keeps the user logged in when their token can't be fetched now. */
function watchError(thrown: unknown, { currentUser }: Auth): Error & BackendError {
  const error = withCatalogueCode(thrown);
  return currentUser && isTemporary(error.code) ? backendError('session-unknown', thrown) : error;
}

function here({ currentUser }: Auth): User {
  if (!currentUser) throw backendError('unauthenticated');
  return currentUser;
}

/** Whoever views as somebody has that person's sign-in, and changes nothing of it. */
function own(auth: Auth): User {
  if (storedViewing()) throw backendError('view-only');
  return here(auth);
}

async function renew(user: User): Promise<void> {
  await user.reload();
  await user.getIdToken(true);
}

/** Before a window opens that could only stay empty. */
function requireNetwork(): void {
  if (!navigator.onLine) throw backendError('auth/network-request-failed');
}

/** Fails with a code of the catalogue. */
async function told(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw withCatalogueCode(error);
  }
}

function byPopup(work: () => Promise<unknown>): Promise<void> {
  return told(() => {
    requireNetwork();
    return work();
  });
}

/** Asks the sign-in service, and gives up when it takes too long. */
async function within<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await withinTime(ask(), patienceMs);
  } catch (error) {
    throw withCatalogueCode(error);
  }
}

async function soon(ask: () => Promise<unknown>): Promise<void> {
  await within(ask);
}
