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
    message: 'Log in the way you did before, and both ways lead to it from then on.',
  },
  'auth/credential-already-in-use': {
    title: 'That sign-in belongs to another account',
    message: 'Choose another one, or log in with it and delete that account first.',
  },
  'auth/provider-already-linked': {
    title: 'You can already log in that way',
    message: 'To use another account of that provider, remove the present one first.',
  },
  'auth/no-such-provider': {
    title: 'That way to log in is already removed',
    message: 'Reload the page to see how your account stands.',
  },
  'auth/user-mismatch': {
    title: 'That is another account',
    message: 'Confirm with the account you are logged in with.',
  },
  'auth/operation-not-allowed': {
    title: 'That way to log in is switched off',
    message: 'Use another one. If you run this site, switch it on in the Firebase console, Authentication.',
  },
  'auth/invalid-custom-token': {
    title: 'This view can’t be opened',
    message: 'Its time has passed or it was opened before. Start it again from the user’s page.',
  },
  'auth/requires-recent-login': {
    title: 'This needs a recent sign-in',
    message: 'Nothing was changed. Try again, and confirm that it’s you.',
  },
  'auth/multi-factor-auth-required': {
    title: 'This account needs a code to log in',
    message: 'Log in on the login screen, which asks for the code from your authenticator app.',
  },
  'auth/second-factor-canceled': {
    title: 'No code was entered',
    message: 'Try again, and enter the code from your authenticator app.',
  },
  'auth/second-factor-unsupported': {
    title: 'We can’t check the second factor of this account',
    message: 'Only codes from an authenticator app work here. Ask whoever runs this site to reset it.',
  },
  'auth/invalid-verification-code': {
    title: 'That code doesn’t match',
    message: 'Wait for the app to show the next one, and check that your phone’s clock is right.',
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
  /** The authentication service ended it: the session was revoked, or the account is gone. */
  'session-ended': {
    title: 'Your session has ended',
    message:
      'Your password or email address was changed, your sessions were ended, or the account was deleted. Log in again to return to where you were.',
  },
  /** The browser's stored login could not be checked; it is kept. */
  'session-unknown': {
    title: 'We couldn’t check your login',
    message: 'The sign-in service doesn’t answer. You stay logged in, and we keep trying.',
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
  'already-exists': {
    title: 'That is there already',
    message: 'Nothing was made twice. Reload the page to see it.',
  },
  aborted: {
    title: 'Somebody else changed it at the same moment',
    message: 'Nothing was saved. Look at how it stands now, and try again.',
  },
  unavailable: {
    title: 'We couldn’t reach Plumbline',
    message: 'Check your connection. We keep trying and go on by ourselves.',
  },
  offline: {
    title: 'You are offline',
    message: 'What was loaded before is still shown. The rest follows when the connection is back.',
  },
  /** A part of the program itself; offline, the words above are told. */
  'not-fetched': {
    title: 'This part of Plumbline could not be fetched',
    message:
      'Your connection may have failed for a moment, or Plumbline has a new version since you opened this page. Try again; if that does not help, reload the page.',
  },
  /** An action while offline: it is refused rather than kept for later, when it might surprise. */
  'offline-action': {
    title: 'You are offline, so nothing was sent',
    message: 'What you typed is still here. Send it again when the connection is back.',
  },
  'deadline-exceeded': {
    title: 'That took too long',
    message: 'We stopped waiting for an answer. Check whether it was done, then try again in a moment.',
  },
  'resource-exhausted': {
    title: 'A limit has been reached',
    message: 'Your plan’s limits are in Settings. Wait, or ask for a larger plan.',
  },
  'account-not-ready': {
    title: 'Your account is not ready yet',
    message: 'Reload the page and try again.',
  },
  'account-blocked': {
    title: 'This account is blocked',
    message: 'If you think that is a mistake, write to us from the account’s address.',
  },
  'account-waitlisted': {
    title: 'Your account is still on the waitlist',
    message: 'We will send you a mail when it is your turn.',
  },
  'account-deleting': {
    title: 'This account is being deleted',
    message: 'It is gone in a few minutes. Sign up again after that if you wish.',
  },
  'anonymous-account': {
    title: 'Anonymous accounts can’t use Plumbline',
    message: 'Sign up with an email address or one of the other ways to log in.',
  },
  'jobs-paused': {
    title: 'New checks are paused',
    message: 'We have paused new checks for now. Running checks continue. Try again later.',
  },
  'too-many-decisions': {
    title: 'This site has reached the limit of ignored findings',
    message: 'Stop ignoring some of its findings, then try again.',
  },
  'email-not-confirmed': {
    title: 'Confirm your email address first',
    message: 'Open the link in the email we sent you, then try again. Settings can send it again.',
  },
  'headers-unavailable': {
    title: 'Request headers can’t be used now',
    message:
      'This installation can’t encrypt or decrypt them. Start the check without headers, or ask the people who run it.',
  },
  'signed-out': {
    title: 'You were signed out',
    message: 'Every session of this account was ended. Log in again to go on.',
  },
  'sign-ups-closed': {
    title: 'We take no new sign-ups now',
    message: 'Plumbline is closed to new accounts at present. Existing accounts work as before.',
  },
  'view-only': {
    title: 'You are viewing as somebody else',
    message: 'That is for looking only. End the view to change something.',
  },
  'view-ended': {
    title: 'The view has ended',
    message: 'Sign out here, and start it again from the admin area if you still need it.',
  },
  'not-admin': {
    title: 'Only admins can do that',
    message: 'Ask an admin, or check which account you are logged in with.',
  },
  'second-factor-required': {
    title: 'Admins need a second factor here',
    message: 'Log out, then log in with your password and a code from your authenticator app.',
  },
  yourself: {
    title: 'You can’t do that to yourself',
    message: 'Ask another admin to do it.',
  },
  'admin-account': {
    title: 'That can’t be done to an admin',
    message: 'Take the admin role away first.',
  },
  'no-such-user': {
    title: 'There is no such account',
    message: 'It may have been deleted. Go back to the list of users.',
  },
  'confirmation-mismatch': {
    title: 'That is not the account’s address',
    message: 'Type the address exactly as it stands above.',
  },
  'slow-down': {
    title: 'That was too often',
    message: 'Wait a few minutes and try again.',
  },
  'app-check': {
    title: 'We couldn’t tell that this is Plumbline’s own page',
    message: 'Reload the page with JavaScript switched on, and try again.',
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

const temporary: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'session-unknown',
  'unavailable',
  'deadline-exceeded',
  'internal',
  'unknown',
  'offline-action',
] satisfies (ErrorCode | 'unknown')[]);

/** Whether the same request may well succeed a moment later: no network, or a service that fails. */
export const isTemporary = (code: string) => temporary.has(ownCode(code));

/** Whether the code says that nobody is logged in, so that only logging in again helps. */
export const isLoggedOut = (code: string) =>
  ['unauthenticated', 'signed-out', 'session-ended'].includes(ownCode(code));

const ownCode = (code: string) => code.replace(/^(firestore|functions)\//, '');

/** The words for a code from the authentication service, Firestore or a function; never the raw code. */
export function wordsFor(code: string): ErrorWords {
  const known = ownCode(code);
  return Object.hasOwn(errorCatalogue, known) ? errorCatalogue[known as ErrorCode] : errorCatalogue.internal;
}
