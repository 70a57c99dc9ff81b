/**
 * The error catalog: every code that can reach a user, with what happened and what to do next. `user-not-found` and
 * `invalid-credential` share one message, so that it doesn't reveal whether an account exists.
 */
export interface ErrorWords {
  readonly title: string;
  readonly message: string;
}

const wrongCredential: ErrorWords = {
  title: 'That email and password don’t match',
  message: 'Check both and try again, or reset your password.',
};

export const errorCatalog = {
  'auth/invalid-credential': wrongCredential,
  'auth/user-not-found': wrongCredential,
  'auth/email-already-in-use': {
    title: 'That email address already has an account',
    message: 'Log in instead, or reset your password if you’ve forgotten it.',
  },
  'auth/too-many-requests': {
    title: 'Too many attempts',
    message: 'Wait a few minutes and try again, or reset your password.',
  },
  'auth/popup-closed-by-user': {
    title: 'The login window was closed',
    message: 'Nothing has changed. Open it again when you’re ready.',
  },
  'auth/popup-blocked': {
    title: 'Your browser blocked the login window',
    message: 'Allow pop-ups for this site, then try again.',
  },
  'auth/network-request-failed': {
    title: 'We couldn’t reach the login service',
    message: 'Check your connection and try again. What you entered is still here.',
  },
  'auth/weak-password': {
    title: 'That password is too short',
    message: 'Use at least 6 characters.',
  },
  'auth/invalid-email': {
    title: 'That isn’t an email address',
    message: 'Check for a missing “@” or a stray space.',
  },
  'auth/user-disabled': {
    title: 'This account is disabled',
    message: 'If you think this is a mistake, contact the operator of this site.',
  },
  'auth/account-exists-with-different-credential': {
    title: 'You already have an account with this email address',
    message: 'Log in the way you did before to link the two. After that, you can use either.',
  },
  'auth/credential-already-in-use': {
    title: 'That login belongs to another account',
    message: 'Choose a different one, or log in with it and delete that account first.',
  },
  'auth/provider-already-linked': {
    title: 'You can already log in that way',
    message: 'To use a different account from that provider, remove the current one first.',
  },
  'auth/no-such-provider': {
    title: 'That login method is already removed',
    message: 'Reload the page to see your current login methods.',
  },
  'auth/user-mismatch': {
    title: 'That’s a different account',
    message: 'Confirm with the account that you’re logged in to.',
  },
  'auth/operation-not-allowed': {
    title: 'That login method is disabled',
    message:
      'Use a different one. If you run this site, enable it in the Firebase console under Authentication.',
  },
  'auth/invalid-custom-token': {
    title: 'We couldn’t open this view',
    message: 'The view has expired or was already opened. Open a new one from the user’s page.',
  },
  'auth/requires-recent-login': {
    title: 'This requires a recent login',
    message: 'Nothing was changed. Try again, and confirm that it’s you.',
  },
  'auth/multi-factor-auth-required': {
    title: 'This account requires a code to log in',
    message: 'Go to the login page and enter the code from your authenticator app.',
  },
  'auth/second-factor-canceled': {
    title: 'No code was entered',
    message: 'Try again, and enter the code from your authenticator app.',
  },
  'auth/second-factor-unsupported': {
    title: 'We don’t support this account’s second factor',
    message:
      'Only codes from an authenticator app work here. Ask the site’s operator to reset your second factor.',
  },
  'auth/invalid-verification-code': {
    title: 'That code doesn’t match',
    message: 'Wait for the next code, and check that your phone’s clock is correct.',
  },
  'auth/expired-action-code': {
    title: 'This link has expired or was already used',
    message: 'Request a new one. Links work once and expire in an hour.',
  },
  'permission-denied': {
    title: 'You don’t have access to this',
    message: 'It may belong to another account. Check which account you’re logged in to.',
  },
  unauthenticated: {
    title: 'You’re logged out',
    message: 'Log in again to come back here.',
  },
  /** The authentication service ended the session: it was revoked, or the account was deleted. */
  'session-ended': {
    title: 'Your session has ended',
    message:
      'Your password or email address was changed, your sessions were ended, or the account was deleted. Log in again to return to where you were.',
  },
  /** The browser's stored login couldn't be checked. It is kept. */
  'session-unknown': {
    title: 'We couldn’t check your login',
    message: 'The login service isn’t responding. You’re still logged in, and we’ll keep trying.',
  },
  'not-found': {
    title: 'We couldn’t find that',
    message: 'It may have been deleted or expired. Go back to the list.',
  },
  'invalid-argument': {
    title: 'Some of what you entered isn’t valid',
    message: 'Check what you entered and try again.',
  },
  'failed-precondition': {
    title: 'That isn’t possible right now',
    message: 'It has changed since you loaded this page. Reload to see its current state.',
  },
  'already-exists': {
    title: 'That already exists',
    message: 'Nothing was created. Reload the page to see the existing one.',
  },
  aborted: {
    title: 'It was changed at the same time',
    message: 'Your change wasn’t saved. Review the current version and try again.',
  },
  unavailable: {
    title: 'We couldn’t reach Plumbline',
    message: 'Check your connection. We’ll keep trying and reconnect automatically.',
  },
  offline: {
    title: 'You’re offline',
    message: 'You can still see what was already loaded. The rest loads when you’re back online.',
  },
  /** A chunk of the application couldn't be loaded. While offline, the message above is shown instead. */
  'not-fetched': {
    title: 'This part of Plumbline couldn’t be loaded',
    message:
      'Your connection may have dropped, or Plumbline was updated after you opened this page. Try again. If that doesn’t help, reload the page.',
  },
  /** An action while offline. It is rejected rather than queued, because running it later could surprise the user. */
  'offline-action': {
    title: 'You’re offline, so nothing was sent',
    message: 'What you entered is still here. Try again when you’re back online.',
  },
  'deadline-exceeded': {
    title: 'That took too long',
    message: 'We didn’t get a response in time. Check whether it worked, then try again.',
  },
  'resource-exhausted': {
    title: 'You’ve reached a limit',
    message: 'Settings shows your plan’s limits. Wait, or request a larger plan there.',
  },
  'plan-not-larger': {
    title: 'You already have this plan or a larger one',
    message: 'Settings shows your plan and its limits.',
  },
  'account-not-ready': {
    title: 'Your account isn’t ready yet',
    message: 'Reload the page and try again.',
  },
  'account-blocked': {
    title: 'This account is blocked',
    message: 'If you think this is a mistake, contact the operator of this site.',
  },
  'account-waitlisted': {
    title: 'Your account is still on the waitlist',
    message: 'We’ll email you when it’s your turn.',
  },
  'account-deleting': {
    title: 'This account is being deleted',
    message: 'Deletion takes a few minutes. You can sign up again after that.',
  },
  'anonymous-account': {
    title: 'Anonymous accounts can’t use Plumbline',
    message: 'Sign up with an email address, Google or GitHub.',
  },
  'jobs-paused': {
    title: 'New jobs are paused',
    message: 'We’ve paused new jobs for now. Running jobs continue. Try again later.',
  },
  'sign-ups-paused': {
    title: 'New sign-ups are paused',
    message: 'We’ve paused new accounts for now. Existing accounts work as before. Try again later.',
  },
  'schedules-paused': {
    title: 'Scheduled runs are paused',
    message: 'We’ve paused scheduled runs for now. Runs that are due start when the pause ends.',
  },
  'mail-paused': {
    title: 'Emails are delayed',
    message:
      'We’ve paused our emails for now, and send them when the pause ends. Emails about logins and passwords still arrive.',
  },
  'free-checks-off': {
    title: 'Free checks are switched off',
    message: 'The operator of this site has switched off checks without an account. Sign up to check a site.',
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
    title: 'Request headers aren’t available',
    message:
      'This installation can’t encrypt or decrypt them. Start the job without headers, or ask the operator.',
  },
  'signed-out': {
    title: 'You were logged out',
    message: 'All sessions of this account were ended. Log in again to continue.',
  },
  'sign-ups-closed': {
    title: 'Sign-ups are closed',
    message: 'Plumbline isn’t accepting new accounts right now. Existing accounts work as before.',
  },
  'view-only': {
    title: 'You’re viewing as another user',
    message: 'This view is read-only. Stop viewing to make changes.',
  },
  'view-ended': {
    title: 'The view has ended',
    message: 'Log out here. To continue, open a new view from the admin area.',
  },
  'not-admin': {
    title: 'Only admins can do that',
    message: 'Ask an admin, or check which account you’re logged in to.',
  },
  'second-factor-required': {
    title: 'Admins must use a second factor',
    message: 'Log out, then log in with your password and a code from your authenticator app.',
  },
  yourself: {
    title: 'You can’t do that to yourself',
    message: 'Ask another admin to do it.',
  },
  'admin-account': {
    title: 'That can’t be done to an admin',
    message: 'Remove admin role first.',
  },
  'no-such-user': {
    title: 'That account doesn’t exist',
    message: 'It may have been deleted. Go back to the list of users.',
  },
  'confirmation-mismatch': {
    title: 'That isn’t the account’s email address',
    message: 'Enter the email address exactly as shown above.',
  },
  'photo-not-an-image': {
    title: 'That file isn’t an image',
    message: 'Choose a photo, such as a JPEG, PNG or WebP file.',
  },
  'photo-too-large': {
    title: 'That file is larger than 20 MB',
    message: 'Choose a smaller photo.',
  },
  'photo-unreadable': {
    title: 'We couldn’t read that image',
    message:
      'It may be damaged, or in a format that your browser doesn’t support. Choose a JPEG, PNG or WebP file.',
  },
  'slow-down': {
    title: 'Too many requests',
    message: 'Wait a few minutes and try again.',
  },
  'app-check': {
    title: 'We couldn’t verify that this page is Plumbline’s',
    message: 'Enable JavaScript, reload the page and try again.',
  },
  unauthorised: {
    title: 'Log in to see this',
    message: 'You’ll come back here afterwards.',
  },
  forbidden: {
    title: 'You don’t have access to this page',
    message: 'Ask an admin for access, or go to your dashboard.',
  },
  internal: {
    title: 'Plumbline had an internal error',
    message:
      'It’s a problem with Plumbline, not with what you did. Try again. If it happens again, tell us when and what you did.',
  },
} as const satisfies Record<string, ErrorWords>;

export type ErrorCode = keyof typeof errorCatalog;

const temporary: ReadonlySet<string> = new Set([
  'auth/network-request-failed',
  'session-unknown',
  'unavailable',
  'deadline-exceeded',
  'internal',
  'unknown',
  'offline-action',
] satisfies (ErrorCode | 'unknown')[]);

/** Whether the same request may succeed a moment later: the network or a service failed. */
export const isTemporary = (code: string) => temporary.has(ownCode(code));

/** Whether the code means that the user isn't logged in, so only a new login helps. */
export const isLoggedOut = (code: string) =>
  ['unauthenticated', 'signed-out', 'session-ended'].includes(ownCode(code));

const ownCode = (code: string) => code.replace(/^(firestore|functions)\//, '');

/**
 * Returns the message for a code from the authentication service, Firestore, or a function. Never shows the raw code.
 */
export function wordsFor(code: string): ErrorWords {
  const known = ownCode(code);
  return Object.hasOwn(errorCatalog, known) ? errorCatalog[known as ErrorCode] : errorCatalog.internal;
}
