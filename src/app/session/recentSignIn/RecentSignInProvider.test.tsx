import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { codeOf } from '#app/live/explain';
import { ada, errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import type { RecentSignInOperation } from '#domain/operations/recentSignIn';
import type { Account, AuthService } from '#services/backend';
import { exampleSession } from '../exampleSession.fixture';
import { SessionContextProvider, type SessionState } from '../SessionContext';
import { RecentSignInProvider, useRecentSignIn } from './RecentSignInProvider';

interface ChangeProps {
  readonly work: () => Promise<void>;
  readonly operation?: RecentSignInOperation | undefined;
}

function Change({ work, operation }: ChangeProps) {
  const withRecentSignIn = useRecentSignIn();
  const [outcome, setOutcome] = useState('');
  const change = () =>
    withRecentSignIn(work, operation).then(
      () => setOutcome('changed'),
      (error: unknown) => setOutcome(codeOf(error)),
    );
  return (
    <button type="button" onClick={change}>
      Change{outcome && ` ${outcome}`}
    </button>
  );
}

function show(
  change: ChangeProps,
  auth: Partial<AuthService> = {},
  session: Partial<Pick<SessionState, 'account' | 'viewing'>> = {},
) {
  render(
    <BackendProvider value={fakeBackend({ auth })}>
      <SessionContextProvider value={{ ...exampleSession(), ...session }}>
        <RecentSignInProvider>
          <Change {...change} />
        </RecentSignInProvider>
      </SessionContextProvider>
    </BackendProvider>,
  );
  return userEvent.setup();
}

const refusedOnce = () =>
  jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(errorWith('auth/requires-recent-login'))
    .mockResolvedValue(undefined);

const old = { hasRecentSignIn: () => Promise.resolve(false) };
const findDialog = () => screen.findByRole('dialog', { name: 'Confirm that it’s you' });

async function confirmWithPassword(user: ReturnType<typeof userEvent.setup>, password = 'secret') {
  await user.type(await screen.findByLabelText('Your password'), password);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('prompts for the password after a rejection, and repeats the work', async () => {
  const work = refusedOnce();
  const reauthenticate = jest.fn().mockResolvedValue(undefined);
  const user = show({ work }, { reauthenticate });
  await user.click(screen.getByText('Change'));
  await confirmWithPassword(user);
  expect(await screen.findByText('Change changed')).toBeVisible();
  expect(reauthenticate).toHaveBeenCalledWith({ method: 'password', password: 'secret' });
  expect(work).toHaveBeenCalledTimes(2);
});

test('prompts before an operation that needs a recent sign-in, and runs it once', async () => {
  const work = jest.fn().mockResolvedValue(undefined);
  const user = show({ work, operation: 'setAdmin' }, { ...old, reauthenticate: async () => undefined });
  await user.click(screen.getByText('Change'));
  await findDialog();
  expect(work).not.toHaveBeenCalled();
  await confirmWithPassword(user);
  expect(await screen.findByText('Change changed')).toBeVisible();
  expect(work).toHaveBeenCalledTimes(1);
});

test('does not prompt while the sign-in is recent', async () => {
  const user = show({ work: async () => undefined, operation: 'setAdmin' });
  await user.click(screen.getByText('Change'));
  expect(await screen.findByText('Change changed')).toBeVisible();
});

test('does not prompt in a view, whose functions reject the work themselves', async () => {
  const work = () => Promise.reject(errorWith('view-only'));
  const viewing = { uid: 'view:boss:ada', until: new Date() };
  const user = show({ work, operation: 'deleteMyAccount' }, old, { viewing });
  await user.click(screen.getByText('Change'));
  expect(await screen.findByText('Change view-only')).toBeVisible();
});

test('shows that the password is wrong, and lets the user correct it', async () => {
  const reauthenticate = jest.fn().mockRejectedValue(errorWith('auth/invalid-credential'));
  const user = show({ work: refusedOnce() }, { reauthenticate });
  await user.click(screen.getByText('Change'));
  await confirmWithPassword(user, 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('don’t match');
  expect(screen.getByLabelText('Your password')).toHaveValue('wrong');
});

test.each(['Cancel', 'Close dialog'])('does nothing after “%s”', async (name) => {
  const work = jest.fn().mockResolvedValue(undefined);
  const user = show({ work, operation: 'deleteUser' }, old);
  await user.click(screen.getByText('Change'));
  await findDialog();
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Change auth/requires-recent-login')).toBeVisible();
  expect(work).not.toHaveBeenCalled();
});

const google: Account = { ...ada, methods: [{ method: 'google.com', email: ada.email, photoUrl: null }] };

test('offers the sign-in methods of the account and no other', async () => {
  const reauthenticate = jest.fn().mockResolvedValue(undefined);
  const user = show({ work: refusedOnce() }, { reauthenticate }, { account: google });
  await user.click(screen.getByText('Change'));
  await findDialog();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  expect(screen.queryByRole('button', { name: /GitHub/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm with Google' }));
  expect(await screen.findByText('Change changed')).toBeVisible();
  expect(reauthenticate).toHaveBeenCalledWith({ method: 'google.com' });
});

test('tells an account without any method what to set up first', async () => {
  const user = show({ work: refusedOnce() }, {}, { account: { ...ada, methods: [] } });
  await user.click(screen.getByText('Change'));
  expect(await findDialog()).toHaveTextContent('Set a password, or link Google or GitHub, in Settings.');
});

test('rethrows every other failure', async () => {
  const user = show({ work: () => Promise.reject(errorWith('auth/weak-password')) });
  await user.click(screen.getByText('Change'));
  expect(await screen.findByText('Change auth/weak-password')).toBeVisible();
});
