import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackendProvider } from '#app/live/BackendContext';
import { fakeBackend } from '#app/live/fakeBackend.fixture';
import { exampleSession } from '#app/session/exampleSession.fixture';
import { RecentSignInProvider } from '#app/session/recentSignIn/RecentSignInProvider';
import { SessionContextProvider } from '#app/session/SessionContext';
import type { AuthService, DataService } from '#services/backend';
import { MailScreen } from './MailScreen';

const noEmails: DataService['watchQuery'] = (_, next) => {
  next([]);
  return () => undefined;
};

function show(auth: Partial<AuthService>) {
  render(
    <BackendProvider value={fakeBackend({ auth, data: { watchQuery: noEmails } })}>
      <SessionContextProvider value={exampleSession()}>
        <RecentSignInProvider>
          <MailScreen />
        </RecentSignInProvider>
      </SessionContextProvider>
    </BackendProvider>,
  );
  return userEvent.setup();
}

it('lists emails right after a login', async () => {
  show({ hasRecentSignIn: async () => true });
  expect(await screen.findByText('No emails yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show emails' })).toBeNull();
});

it('lists emails only after a new confirmation when the login is older', async () => {
  const reauthenticate = jest.fn(async () => undefined);
  const user = show({ hasRecentSignIn: async () => false, reauthenticate });
  await user.click(await screen.findByRole('button', { name: 'Show emails' }));
  expect(screen.queryByText('No emails yet')).toBeNull();
  await user.type(await screen.findByLabelText('Your password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('No emails yet')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays locked when the user cancels', async () => {
  const user = show({ hasRecentSignIn: async () => false });
  await user.click(await screen.findByRole('button', { name: 'Show emails' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show emails' })).toBeVisible();
  expect(screen.queryByText('No emails yet')).toBeNull();
});
