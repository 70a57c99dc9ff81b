import { errorCatalog, isLoggedOut, isTemporary, wordsFor } from './errors';

/** Every code that must have its own message. */
const promised = [
  'auth/invalid-credential',
  'auth/email-already-in-use',
  'auth/user-not-found',
  'auth/too-many-requests',
  'auth/popup-closed-by-user',
  'auth/network-request-failed',
  'auth/weak-password',
  'auth/invalid-email',
  'auth/user-disabled',
  'auth/popup-blocked',
  'auth/account-exists-with-different-credential',
  'auth/requires-recent-login',
  'auth/expired-action-code',
  'permission-denied',
  'unauthenticated',
  'not-found',
  'unavailable',
  'deadline-exceeded',
  'offline',
  'resource-exhausted',
  'unauthorised',
  'forbidden',
];

test.each(promised)('%s has its own message', (code) => {
  expect(Object.keys(errorCatalog)).toContain(code);
  expect(wordsFor(code)).not.toBe(errorCatalog.internal);
});

describe.each(Object.entries(errorCatalog))('%s', (code, { title, message }) => {
  test('has a heading that says what happened and sentences that say what to do', () => {
    expect(title).toMatch(/^[A-Z].*[^.!]$/);
    expect(message).toMatch(/^[A-Z“].*\.$/);
    expect(message.length).toBeGreaterThan(15);
  });

  test('contains no technical terms', () => {
    const words = `${title} ${message}`;
    expect(words).not.toContain('auth/');
    if (code.includes('-')) expect(words).not.toContain(code.replace('auth/', ''));
    expect(words).not.toMatch(/oops|something went wrong|invalid|error code|!/i);
  });
});

test('does not reveal whether an account exists', () => {
  expect(wordsFor('auth/user-not-found')).toEqual(wordsFor('auth/invalid-credential'));
});

test.each([
  ['firestore/permission-denied', 'permission-denied'],
  ['functions/not-found', 'not-found'],
] as const)('%s is shown as %s', (code, same) => {
  expect(wordsFor(code)).toBe(errorCatalog[same]);
});

test.each([
  'auth/made-up',
  'functions/internal',
  'my-functions/not-found',
  '',
  'constructor',
  '__proto__',
  'toString',
])('shows an unknown code (%s) as an internal error, without the code', (code) => {
  expect(wordsFor(code)).toBe(errorCatalog.internal);
});

test.each(['auth/network-request-failed', 'functions/unavailable', 'deadline-exceeded', 'internal'])(
  '%s may succeed a moment later',
  (code) => expect(isTemporary(code)).toBe(true),
);

test.each(['functions/permission-denied', 'not-found', 'auth/weak-password'])(
  '%s fails again if it is tried again',
  (code) => expect(isTemporary(code)).toBe(false),
);

test('only a login helps when the session is over', () => {
  expect(['functions/unauthenticated', 'signed-out', 'session-ended'].map(isLoggedOut)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['permission-denied', 'unavailable'].map(isLoggedOut)).toEqual([false, false]);
});
