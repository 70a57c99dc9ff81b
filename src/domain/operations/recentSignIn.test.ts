import { isRecentSignIn, needsRecentSignIn, recentSignInMs } from './recentSignIn';

const now = new Date('2026-11-24T10:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);

test.each([
  ['password', 0, true],
  ['google.com', recentSignInMs, true],
  ['github.com', recentSignInMs + 1, false],
  // Two machines' clocks may differ.
  ['password', -2_000, true],
  ['custom', 0, false],
  [null, 0, false],
])('a login with %s %d ms ago is recent: %s', (provider, ms, recent) => {
  expect(isRecentSignIn({ signedInAt: before(ms), provider }, now)).toBe(recent);
});

test('requires a recent sign-in only for the operations in the list', () => {
  expect(needsRecentSignIn('setAdmin')).toBe(true);
  expect(needsRecentSignIn('submitJob')).toBe(false);
  expect(needsRecentSignIn('toString')).toBe(false);
});

test('a login is recent for five minutes', () => {
  expect(recentSignInMs).toBe(300_000);
});
