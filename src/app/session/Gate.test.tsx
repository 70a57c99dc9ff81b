import { createHistory, type HistorySource, LocationProvider } from '@reach/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { RouteName } from '#domain/routes';
import { newUser, type User } from '#domain/user';
import type { AuthService, Backend } from '#services/backend';
import { BackendProvider } from '../live/BackendContext';
import { ada, errorWith, fakeBackend, signedInAs } from '../live/fakeBackend.fixture';
import { Gate } from './Gate';
import { SessionProvider } from './SessionProvider';

const mockNavigate = jest.fn();
jest.mock('@reach/router', () => ({
  ...jest.requireActual<typeof import('@reach/router')>('@reach/router'),
  navigate: (...args: unknown[]) => mockNavigate(...args),
}));

function show(backend: Backend, route: RouteName, path: string) {
  window.history.replaceState(null, '', path);
  return render(
    <LocationProvider history={createHistory(window as unknown as HistorySource)}>
      <BackendProvider value={backend}>
        <SessionProvider>
          <Gate route={route} waiting={<p>waiting</p>}>
            <p>the screen</p>
          </Gate>
        </SessionProvider>
      </BackendProvider>
    </LocationProvider>,
  );
}

const started = (refresh = false) => ({
  call: <Result,>() => Promise.resolve({ claims: {}, refresh } as Result),
});

beforeEach(() => {
  mockNavigate.mockReset().mockResolvedValue(undefined);
  localStorage.clear();
});

test('shows only the waiting state while the user is not known', () => {
  show(fakeBackend(), 'jobs', '/dashboard/jobs');
  expect(screen.getByText('waiting')).toBeVisible();
  expect(mockNavigate).not.toHaveBeenCalled();
});

test('redirects a logged-out visitor to log in, with the way back', async () => {
  show(fakeBackend({ auth: signedInAs(null) }), 'jobs', '/dashboard/jobs?state=failed');
  await waitFor(() =>
    expect(mockNavigate).toHaveBeenCalledWith('/auth/login?next=%2Fdashboard%2Fjobs%3Fstate%3Dfailed', {
      replace: true,
    }),
  );
  expect(screen.queryByText('the screen')).toBeNull();
});

test('shows the screen once the session has started, and starts it once', async () => {
  const call = jest.fn(started().call);
  show(fakeBackend({ auth: signedInAs({}), functions: { call: call as never } }), 'jobs', '/dashboard/jobs');
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText('the screen')).toBeVisible();
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('startSession', {});
});

describe('after a reload of the same sign-in', () => {
  const reload = async (usedAt: number) => {
    localStorage.setItem('plumbline-session', 'ada 2026-11-21T10:00:00Z confirmed');
    localStorage.setItem('plumbline-session-used', String(usedAt));
    const call = jest.fn(() => new Promise<never>(() => undefined));
    show(fakeBackend({ auth: signedInAs({}), functions: { call } }), 'jobs', '/dashboard/jobs');
    expect(await screen.findByText('the screen')).toBeVisible();
    return call;
  };

  test('does not start again', async () => {
    expect(await reload(Date.now() - 3_500_000)).not.toHaveBeenCalled();
  });

  test('records an hour later that the session is used, and doesn’t wait for it', async () => {
    expect(await reload(Date.now() - 3_700_000)).toHaveBeenCalledWith('startSession', {});
  });
});

test.each([
  [{ blocked: true }, 'jobs', '/dashboard/jobs', '/blocked'],
  [{ waitlisted: true }, 'dashboard', '/dashboard', '/waitlist'],
  [{}, 'admin', '/admin', '/access-denied'],
  [{}, 'login', '/auth/login?next=/dashboard/settings', '/dashboard/settings'],
  [{}, 'login', '/auth/login?next=//evil.example', '/dashboard'],
] as const)('with claims %j on %s, redirects %s to %s', async (claims, route, path, to) => {
  show(fakeBackend({ auth: signedInAs(claims), functions: started() }), route, path);
  await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith(to, { replace: true }));
});

/** Returns a database in which every document is this user. */
const telling = (given: Partial<User>) => ({
  watchDocument: <T,>(_: string, next: (document: T | null) => void) => {
    next(newUser({ uid: 'ada', email: 'ada@example.com', state: 'active', ...given }, new Date()) as T);
    return () => undefined;
  },
});

test('applies a block immediately, and fetches a new token', async () => {
  const refresh = jest.fn().mockResolvedValue(undefined);
  const auth = { ...signedInAs({}), refresh };
  show(
    fakeBackend({ auth, functions: started(), data: telling({ state: 'blocked' }) }),
    'jobs',
    '/dashboard/jobs',
  );
  await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith('/blocked', { replace: true }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

test('signs out when the session was ended elsewhere', async () => {
  const signOut = jest.fn().mockResolvedValue(undefined);
  const auth = { ...signedInAs({}), signOut };
  const data = telling({ signedOutAt: new Date('2026-11-21T10:00:01Z') });
  show(fakeBackend({ auth, functions: started(), data }), 'jobs', '/dashboard/jobs');
  await waitFor(() => expect(signOut).toHaveBeenCalled());
});

test('signs out when only this session was ended', async () => {
  const signOut = jest.fn().mockResolvedValue(undefined);
  const auth = { ...signedInAs({}), signOut };
  const data = telling({ endedSessions: [1_795_255_200] });
  show(fakeBackend({ auth, functions: started(), data }), 'jobs', '/dashboard/jobs');
  await waitFor(() => expect(signOut).toHaveBeenCalled());
});

test('starts again after a recent sign-in, and keeps the screen', async () => {
  let emit: Parameters<AuthService['watch']>[0] = () => undefined;
  const auth: Pick<AuthService, 'watch'> = {
    watch: (next) => {
      emit = next;
      return () => undefined;
    },
  };
  const call = jest.fn(started().call);
  show(fakeBackend({ auth, functions: { call: call as never } }), 'jobs', '/dashboard/jobs');
  const signIn = (signedInAt: string) =>
    act(async () => emit({ account: ada, claims: {}, signedInAt, viewing: null }));
  await signIn('2026-11-21T10:00:00Z');
  const shown = await screen.findByText('the screen');
  await signIn('2026-11-21T11:00:00Z');
  expect(call).toHaveBeenCalledTimes(2);
  // The list of sessions shows this browser once.
  expect(call).toHaveBeenLastCalledWith('startSession', { replaces: '1795255200' });
  expect(screen.getByText('the screen')).toBe(shown);
});

test('starts no session in a view', async () => {
  const call = jest.fn();
  const auth = signedInAs({}, undefined, { uid: 'view:ada:grace', until: new Date() });
  show(fakeBackend({ auth, functions: { call } }), 'jobs', '/dashboard/jobs');
  expect(await screen.findByText('the screen')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('says that a session can’t be opened, and can retry', async () => {
  const functions = { call: () => Promise.reject(errorWith('functions/unavailable')) };
  show(fakeBackend({ auth: signedInAs({}), functions }), 'jobs', '/dashboard/jobs');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Plumbline');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each(['the pause', 'the browser is online again'])(
  'retries a session that couldn’t be opened after %s',
  async (after) => {
    jest.useFakeTimers();
    const call = jest.fn(started().call).mockRejectedValueOnce(errorWith('functions/unavailable'));
    const functions = { call: call as never };
    show(fakeBackend({ auth: signedInAs({}), functions }), 'jobs', '/dashboard/jobs');
    expect(await screen.findByRole('alert')).toBeVisible();
    await act(async () => {
      if (after === 'the pause') jest.advanceTimersByTime(1_000);
      else window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('the screen')).toBeVisible();
    jest.useRealTimers();
  },
);

test('watches again after a login could not be checked, without redirecting to log in', async () => {
  const watch = jest.fn(signedInAs({}).watch).mockImplementationOnce((_, fail) => {
    fail(errorWith('session-unknown'));
    return () => undefined;
  });
  const auth: Pick<AuthService, 'watch'> = { watch };
  show(fakeBackend({ auth, functions: started() }), 'jobs', '/dashboard/jobs');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t check your login');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('the screen')).toBeVisible();
  expect(mockNavigate).not.toHaveBeenCalled();
});

test('redirects a rejected sign-up to the closed screen', async () => {
  const functions = { call: () => Promise.reject(errorWith('sign-ups-closed')) };
  show(fakeBackend({ auth: signedInAs({}), functions }), 'jobs', '/dashboard/jobs');
  await waitFor(() => expect(mockNavigate).toHaveBeenCalledWith('/access-denied', { replace: true }));
});
