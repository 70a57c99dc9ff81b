import { explain } from './explain';
import { errorWith } from './fakeBackend.fixture';

const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
afterEach(() => jest.restoreAllMocks());

test('shows a function’s message only where it is written for users', () => {
  expect(explain(errorWith('functions/failed-precondition', 'This job has already ended.')).message).toBe(
    'This job has already ended.',
  );
  expect(explain(errorWith('functions/internal', 'stack')).message).not.toContain('stack');
  expect(explain('anything').title).toBe('Plumbline had an internal error');
});

test.each(['internal', 'auth/network-request-failed', 'functions/unavailable', 'deadline-exceeded'])(
  'says that the browser is offline, rather than %s',
  (code) => {
    online(false);
    expect(explain(errorWith(code)).title).toBe('You’re offline');
    online(true);
    expect(explain(errorWith(code)).title).not.toContain('offline');
  },
);

test('keeps what being offline can’t have caused', () => {
  online(false);
  expect(explain(errorWith('auth/invalid-credential')).title).toBe('That email and password don’t match');
  expect(explain(errorWith('offline-action')).title).toBe('You’re offline, so nothing was sent');
});

test('names the email address to write to about a disabled account', () => {
  expect(explain(errorWith('auth/user-disabled')).message).toContain('email support@plumbline.test');
});
