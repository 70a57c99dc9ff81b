import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { SessionContextProvider } from '#app/session/SessionContext';
import { sessionIdOf, type UserSession } from '#domain/session';
import { newUser } from '#domain/user';
import { Sessions } from './Sessions';

const listed = (device: string, id = exampleSession().sessionId ?? ''): UserSession => ({
  device,
  signedInAt: new Date(Number(id) * 1_000),
  lastUsedAt: new Date(),
  expiresAt: new Date(),
});

const phone = listed('Safari on iPhone', '1795255100');
const ended = listed('Firefox on Linux', '1795255000');
const user = {
  ...newUser({ uid: 'ada', email: 'ada@example.com' }, new Date()),
  endedSessions: [Number(sessionIdOf(ended.signedInAt))],
};

function show(sessions: readonly UserSession[], call = jest.fn().mockResolvedValue({})) {
  const watchQuery = <T,>(_: object, next: (documents: readonly T[]) => void) => {
    next(sessions as readonly T[]);
    return () => undefined;
  };
  const signOut = jest.fn().mockResolvedValue(undefined);
  render(
    <BackendProvider value={fakeBackend({ auth: { signOut }, data: { watchQuery }, functions: { call } })}>
      <SessionContextProvider value={{ ...exampleSession(), user }}>
        <Sessions />
      </SessionContextProvider>
    </BackendProvider>,
  );
  return { user: userEvent.setup(), call, signOut };
}

test('lists this device first, and no session that is over', () => {
  show([phone, ended, listed('Chrome on Windows')]);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => /(.*?)(This device)?Logged in/.exec(row.textContent ?? '')?.slice(1))).toEqual([
    ['Chrome on Windows', 'This device'],
    ['Safari on iPhone', undefined],
  ]);
  expect(rows[1]).toHaveTextContent('last used');
});

test('logs out another device', async () => {
  const { user, call, signOut } = show([phone, listed('Chrome on Windows')]);
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  expect(call).toHaveBeenCalledWith('endSession', { session: sessionIdOf(phone.signedInAt) });
  expect(signOut).not.toHaveBeenCalled();
});

test('explains in its row why a device couldn’t be logged out', async () => {
  const { user } = show([phone], jest.fn().mockRejectedValue(errorWith('functions/unavailable')));
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  expect(await within(screen.getByRole('listitem')).findByRole('alert')).toHaveTextContent(
    'We couldn’t reach Plumbline',
  );
});

test('logs out everywhere else, or everywhere, after a confirmation', async () => {
  const { user, call, signOut } = show([listed('Chrome on Windows')]);
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  };
  await choose('Log out everywhere else');
  expect(call).toHaveBeenCalledWith('signOutEverywhere', { keepThis: true });
  expect(signOut).not.toHaveBeenCalled();
  await choose('Log out everywhere');
  expect(call).toHaveBeenLastCalledWith('signOutEverywhere', {});
  expect(signOut).toHaveBeenCalled();
});

test('removes this session from the list when its user logs out, and doesn’t depend on that', async () => {
  const call = jest.fn().mockRejectedValue(errorWith('functions/unavailable'));
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const { user, signOut } = show([listed('Chrome on Windows')], call);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(call).toHaveBeenCalledWith('endSession', { session: exampleSession().sessionId });
  expect(signOut).toHaveBeenCalled();
  warn.mockRestore();
});
