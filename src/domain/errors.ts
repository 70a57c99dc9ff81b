/**
 * The error catalogue: every code that can reach a person, with what happened and what to do next.
 * `user-not-found` and `invalid-credential` say the same, so that a stranger cannot learn who has an account.
 */
export interface ErrorWords {
  readonly title: string;
  readonly message: string;
}

const wrongCredential: ErrorWords = {
  title: 'That email and password don’t match',
  message: 'Check both and try again, or reset your password.',
};

export const errorCatalogue = {
  'auth/invalid-credential': wrongCredential,
  'auth/user-not-found': wrongCredential,
  'auth/email-already-in-use': {
    title: 'That address already has an account',
    message: 'Log in instead, or reset the password if you have forgotten it.',
  },
  'auth/too-many-requests': {
    title: 'Too many attempts',
    message: 'Wait a few minutes and try again, or reset your password.',
  },
  'auth/popup-closed-by-user': {
    title: 'The sign-in window was closed',
    message: 'Nothing has changed. Open it again when you are ready.',
  },
  'auth/popup-blocked': {
    title: 'Your browser blocked the sign-in window',
    message: 'Allow pop-ups for this site, then try again.',
  },
  'auth/network-request-failed': {
    title: 'We couldn’t reach the sign-in service',
    message: 'Check your connection and try again. What you typed is still here.',
  },
  'auth/weak-password': {
    title: 'That password is too short',
    message: 'Use at least 6 characters.',
  },
  'auth/invalid-email': {
    title: 'That is not an email address',
    message: 'Check for a missing “@” or a stray space.',
  },
  'auth/user-disabled': {
    title: 'This account is switched off',
    message: 'Write to us from its address if you think that is a mistake.',
  },
  'auth/account-exists-with-different-credential': {
    title: 'You already have an account with this address',
    message: 'Log in the way you did before; then you can link this one in settings.',
  },
  'auth/requires-recent-login': {
    title: 'Please log in again first',
    message: 'It has been a while, and this change needs a fresh sign-in.',
  },
  'auth/expired-action-code': {
    title: 'This link has expired or was already used',
    message: 'Ask for a new one; links work once, for an hour.',
  },
  'permission-denied': {
    title: 'You don’t have access to this',
    message: 'It may belong to another account. Check which one you are logged in with.',
  },
  unauthenticated: {
    title: 'You are logged out',
    message: 'Log in again and you will come back here.',
  },
  'not-found': {
    title: 'There is nothing here',
    message: 'It may have been deleted or its time may have passed. Go back to the list.',
  },
  'invalid-argument': {
    title: 'Something in the form needs changing',
    message: 'Check what you typed and send it again.',
  },
  'failed-precondition': {
    title: 'That can’t be done now',
    message: 'What you are looking at has changed since. Reload the page to see how it stands.',
  },
  unavailable: {
    title: 'We couldn’t reach Plumbline',
    message: 'Check your connection. We keep trying and go on by ourselves.',
  },
  offline: {
    title: 'You are offline',
    message: 'What was loaded before is still shown. The rest follows when the connection is back.',
  },
  'deadline-exceeded': {
    title: 'That took too long',
    message: 'Try again in a moment.',
  },
  'resource-exhausted': {
    title: 'A limit has been reached',
    message: 'Your plan’s limits are in Settings. Wait, or ask for a larger plan.',
  },
  unauthorised: {
    title: 'Log in to see this',
    message: 'You will come back here afterwards.',
  },
  forbidden: {
    title: 'This is not for your account',
    message: 'Ask whoever sent you here for access, or go to your dashboard.',
  },
  internal: {
    title: 'Plumbline failed here',
    message: 'It is our fault, not yours. Try again; if it happens once more, tell us when and what you did.',
  },
} as const satisfies Record<string, ErrorWords>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The words for a code from the authentication service, Firestore or a function; never the raw code. */
export function wordsFor(code: string): ErrorWords {
  const known = code.replace(/^(firestore|functions)\//, '');
  return Object.hasOwn(errorCatalogue, known) ? errorCatalogue[known as ErrorCode] : errorCatalogue.internal;
}
